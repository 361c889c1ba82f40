import type { PICTURE_WIDTHS } from './constants.js'

/** The address of a picture in one of its widths (px); the browser may keep it for ever. */
export function pictureUrl(name: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `/media/${name}-${width}.webp`
}
