import { CANVAS_DEFAULT_PX, REGION_SHARE } from './constants'
import { coverScale, picturePoint, type Size } from './picture_point'

/** A square of the video, in video px. */
export interface Region {
  x: number
  y: number
  side: number
}

/** A rectangle of the video, in video px. */
export interface Part extends Size {
  x: number
  y: number
}

/** Where an element stands on the screen, in CSS px. */
export interface Place extends Size {
  left: number
  top: number
}

/** The square in the middle of the video: two thirds of its smaller side. */
export function regionOf(videoWidth: number, videoHeight: number): Region {
  if (!videoWidth || !videoHeight) return { x: 0, y: 0, side: CANVAS_DEFAULT_PX }
  const side = Math.round(Math.min(videoWidth, videoHeight) * REGION_SHARE)
  return {
    x: Math.round((videoWidth - side) / 2),
    y: Math.round((videoHeight - side) / 2),
    side,
  }
}

/**
 * What is decoded: the square in the middle, extended to hold all of the frame that the member
 * sees, wherever header and footer leave it.
 *
 * @param frame the drawn square
 * @param shown the video element, which shows its picture cropped to cover it
 * @param video size of the picture, in video px
 */
export function regionWithFrame(frame: Place, shown: Place, video: Size): Part {
  const { x, y, side } = regionOf(video.width, video.height)
  const begin = picturePoint({ x: frame.left - shown.left, y: frame.top - shown.top }, shown, video)
  const scale = coverScale(shown, video)
  const left = Math.min(x, Math.floor(begin.x * video.width))
  const top = Math.min(y, Math.floor(begin.y * video.height))
  const right = Math.max(x + side, Math.ceil(begin.x * video.width + frame.width / scale))
  const bottom = Math.max(y + side, Math.ceil(begin.y * video.height + frame.height / scale))
  return {
    x: left,
    y: top,
    width: Math.min(right, video.width) - left,
    height: Math.min(bottom, video.height) - top,
  }
}
