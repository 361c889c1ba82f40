import { CANVAS_DEFAULT_PX, REGION_SHARE } from './constants'

/** A square of the video, in video px. */
export interface Region {
  x: number
  y: number
  side: number
}

/** The square in the middle that is decoded: two thirds of the smaller side of the video. */
export function regionOf(videoWidth: number, videoHeight: number): Region {
  if (!videoWidth || !videoHeight) return { x: 0, y: 0, side: CANVAS_DEFAULT_PX }
  const side = Math.round(Math.min(videoWidth, videoHeight) * REGION_SHARE)
  return {
    x: Math.round((videoWidth - side) / 2),
    y: Math.round((videoHeight - side) / 2),
    side,
  }
}
