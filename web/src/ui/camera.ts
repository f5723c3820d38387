/** A board is looked at through a camera: scale 1 is the whole board. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const FIT: Camera = { scale: 1, x: 0, y: 0 };
const NEAREST = 5;

/** Zooms so that the point under the pointer stays there. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.min(NEAREST, Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** The board never leaves the window. */
export function clamp(camera: Camera, size: { width: number; height: number }): Camera {
  const within = (value: number, length: number) => Math.min(0, Math.max(length * (1 - camera.scale), value));
  return { scale: camera.scale, x: within(camera.x, size.width), y: within(camera.y, size.height) };
}
