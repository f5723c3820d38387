import albatrossMoose from './drawing/plate/1.svg';
import butterflyElephant from './drawing/plate/2.svg';
import fennecWhale from './drawing/plate/3.svg';
import flamingoTriceratops from './drawing/plate/4.svg';
import frogLion from './drawing/plate/5.svg';
import peacockPuffer from './drawing/plate/6.svg';

/** Six strange animals stand for the game in the lobby; files of their own, so that the lobby need not draw. */
export const PLATE = [butterflyElephant, albatrossMoose, fennecWhale, flamingoTriceratops, frogLion, peacockPuffer].map(
  (file) => `<image href="${file}" width="512" height="512" />`,
);
