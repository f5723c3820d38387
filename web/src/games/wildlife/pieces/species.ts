import bear from 'game-icons:bear-head';
import man from 'game-icons:caveman';
import crocodile from 'game-icons:croc-jaws';
import eagle from 'game-icons:eagle-head';
import mammoth from 'game-icons:mammoth';
import snake from 'game-icons:snake';
import type { Species } from '../view';

/** The drawing of each species: apart from the other drawings, because the lobby shows these and no others. */
export const SPECIES_ICONS: Record<Species, string> = { crocodile, snake, eagle, bear, mammoth, man };
