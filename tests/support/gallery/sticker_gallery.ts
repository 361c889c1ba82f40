import { seededRandom, type SeededRandom } from '#tests/support/seeded_random'
import { PERFECT, type PhotoSettings } from './photo.js'

/** One sticker photo: what it shows, what befell it, and the seed that takes it again. */
export interface GalleryPhoto {
  category: Category
  text: string
  settings: PhotoSettings
  seed: number
}

/** What is wrong with the photos of a category, beside their size, turn and a little of the rest. */
export type Category = keyof typeof RANGES

/** A figure between two others, evenly. */
type Draw = (from: number, to: number) => number

/*
 * The ranges of the gallery. Every photo has modules of 1.5 to 4 px, lies turned by any angle, is
 * tilted up to 10°, blurred up to a third of a module, lit up to 1.5:1 and kept at JPEG 60 to 90.
 */
const RANGES = {
  small: (draw: Draw) => ({ modulePx: draw(1.5, 2) }),
  tilted: (draw: Draw) => ({ tilt: draw(25, 50) }),
  blurred: (draw: Draw) => ({ blur: draw(0.5, 1) }),
  covered: (draw: Draw) => ({ covered: draw(0.05, 0.15) }),
  uneven_light: (draw: Draw) => ({ light: draw(2, 4), hardShadow: draw(0, 1) > 0.5 }),
  compressed: (draw: Draw) => ({ jpegQuality: Math.round(draw(30, 45)) }),
  dusty: (draw: Draw) => ({ dust: Math.round(draw(20, 50)) }),
  glare: (draw: Draw) => ({ glare: draw(3, 9) }),
  torn_corner: (draw: Draw) => ({ torn: draw(2, 5), tornCorner: Math.floor(draw(0, 4)) as 0 }),
} satisfies Record<string, (draw: Draw) => Partial<PhotoSettings>>

/** All categories, in the order of the gallery. */
export const CATEGORIES = Object.keys(RANGES) as Category[]

const MODULE_PX = [1.5, 4] as const
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Photos of every category, drawn from one seed. */
export function stickerGallery(seed: number, photosOfCategory: number): GalleryPhoto[] {
  return CATEGORIES.flatMap((category, place) => {
    const random = seededRandom(seed * 1000 + place)
    return Array.from({ length: photosOfCategory }, () => photoOf(category, random))
  })
}

function photoOf(category: Category, random: SeededRandom): GalleryPhoto {
  const draw: Draw = (from, to) => from + ((to - from) * random.below(10_001)) / 10_000
  const settings: PhotoSettings = {
    ...PERFECT,
    modulePx: draw(...MODULE_PX),
    turn: draw(0, 360),
    tilt: draw(0, 10),
    tiltAxis: draw(0, 360),
    blur: draw(0, 1 / 3),
    light: draw(1, 1.5),
    jpegQuality: Math.round(draw(60, 90)),
    ...RANGES[category](draw),
  }
  return { category, text: addressOf(random), settings, seed: random.below(2 ** 31) }
}

/** An address as it stands on a sticker; the gallery needs no code that brings points. */
function addressOf(random: SeededRandom): string {
  const group = () => Array.from({ length: 4 }, () => random.pick([...ALPHABET])).join('')
  return `https://mesterpont.example/qr-code?code=${group()}-${group()}-${group()}-${group()}`
}
