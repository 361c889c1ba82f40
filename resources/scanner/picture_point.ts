import type { PicturePoint } from './camera_lens'

/** Width and height of what is shown, in CSS px, or of a picture, in its own px. */
export interface Size {
  width: number
  height: number
}

/** CSS px of a pixel of the picture, where the element shows it cropped to cover it. */
export function coverScale(shown: Size, picture: Size): number {
  return Math.max(shown.width / picture.width, shown.height / picture.height)
}

/**
 * The place in the camera's picture that lies under a tapped place of the video element, which
 * shows its picture cropped to cover it.
 *
 * @param tapped px from the element's top left corner
 */
export function picturePoint(tapped: PicturePoint, shown: Size, picture: Size): PicturePoint {
  const scale = coverScale(shown, picture)
  const along = (place: number, room: number, length: number) =>
    Math.min(1, Math.max(0, 0.5 + (place - room / 2) / (length * scale)))
  return {
    x: along(tapped.x, shown.width, picture.width),
    y: along(tapped.y, shown.height, picture.height),
  }
}
