import type { Picture } from './finder_patterns'

/** Pictures larger than this are large enough as they are, in px of the longer side. */
const DOUBLED_MOST = 800
/** Distance of the pixels that a pixel is compared with, in px. */
const REACH = 3
/** How far a pixel moves away from them, as a factor of the difference. */
const SHARPNESS = 2
/** Brightness of 255 from which on a step counts by its ratio: below it is noise of the camera. */
const RATIO_FROM = 8

/** Twice as large, so that modules of a pixel and a half get edges to hold on to. */
export function doubled(picture: Picture): Picture {
  const { width, height, data } = picture
  if (Math.max(width, height) > DOUBLED_MOST) return picture
  const large = new Uint8ClampedArray(width * height * 16)
  for (let y = 0; y < height * 2; y++) {
    const [above, below] = neighbours(y, height)
    for (let x = 0; x < width * 2; x++) {
      const [left, right] = neighbours(x, width)
      for (let channel = 0; channel < 4; channel++) {
        const upper =
          data[(above * width + left) * 4 + channel] * 3 +
          data[(above * width + right) * 4 + channel]
        const lower =
          data[(below * width + left) * 4 + channel] * 3 +
          data[(below * width + right) * 4 + channel]
        large[(y * width * 2 + x) * 4 + channel] = (upper * 3 + lower) / 16
      }
    }
  }
  return { width: width * 2, height: height * 2, data: large }
}

/** The nearest pixel and the next nearest one on its other side. */
function neighbours(at: number, length: number): [number, number] {
  const near = at >> 1
  return [near, Math.min(length - 1, Math.max(0, at % 2 ? near + 1 : near - 1))]
}

/** Every pixel moved away from the mean of its surroundings: what blur took from the edges. */
export function sharpened({ width, height, data }: Picture): Picture {
  const sharp = new Uint8ClampedArray(data)
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const place = at + channel
        const around =
          data[place - REACH * 4] +
          data[place + REACH * 4] +
          data[place - REACH * width * 4] +
          data[place + REACH * width * 4]
        sharp[place] = data[place] * (1 + SHARPNESS) - (around * SHARPNESS) / 4
      }
    }
  }
  return { width, height, data: sharp }
}

/**
 * Brightness by its ratios: a step from white to black is as high in the shadow as beside it, and the
 * white in a shadow is set apart from the black in the light.
 */
export function lifted({ width, height, data }: Picture): Picture {
  const scale = 255 / Math.log1p(255 / RATIO_FROM)
  const light = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => scale * Math.log1p(value / RATIO_FROM)
  )
  const even = data.map((value, at) => (at % 4 === 3 ? value : light[value]))
  return { width, height, data: even }
}
