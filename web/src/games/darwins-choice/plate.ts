import albatrossMoose from './plate/1.svg';
import butterflyElephant from './plate/2.svg';
import fennecWhale from './plate/3.svg';
import flamingoTriceratops from './plate/4.svg';
import frogLion from './plate/5.svg';
import peacockPuffer from './plate/6.svg';

/** Six strange animals stand for the game in the lobby; files of their own, so that the lobby need not draw. */
export const PLATE = [butterflyElephant, albatrossMoose, fennecWhale, flamingoTriceratops, frogLion, peacockPuffer].map(
  (file) => `<image href="${file}" width="512" height="512" />`,
);
