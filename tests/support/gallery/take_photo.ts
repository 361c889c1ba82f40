import sharp from 'sharp'
import { seededRandom, type SeededRandom } from '#tests/support/seeded_random'
import type { PhotoSettings } from './photo.js'
import { stickerSurface, type Colour } from './sticker_surface.js'

/** Side of the photo, in px: the scan region of a camera of 1280 × 720. */
const SIDE = 480
/** Samples along each side of a pixel. */
const SAMPLES = 3
/** The phone is this many code sides away, about 10 cm from a sticker of 3 cm. */
const DISTANCE = 3.3
/** Noise of the sensor, in steps of 255 at most. */
const NOISE = 4
/** Standard deviation of a curve whose width at half height is 1. */
const SIGMA_OF_WIDTH = 0.425

/** The pixels of a photo, as a browser hands them to a decoder. */
export interface Photo {
  width: number
  height: number
  /** Red, green, blue, alpha. */
  data: Uint8ClampedArray
}

/** Takes the picture of a sticker; the same seed gives the same picture. */
export async function takePhoto(
  text: string,
  settings: PhotoSettings,
  seed: number
): Promise<Photo> {
  const raw = { width: SIDE, height: SIDE, channels: 3 as const }
  const sharpPicture = sharp(scene(text, settings, seededRandom(seed)), { raw })
  const sigma = settings.blur * SIGMA_OF_WIDTH * (settings.modulePx / cosine(settings.tilt))
  const blurred = sigma < 0.3 ? sharpPicture : sharpPicture.blur(sigma)
  const seen = withNoise(await blurred.raw().toBuffer(), seededRandom(seed + 1))
  const file = await sharp(seen, { raw }).jpeg({ quality: settings.jpegQuality }).toBuffer()
  const data = await sharp(file).ensureAlpha().raw().toBuffer()
  return { width: SIDE, height: SIDE, data: new Uint8ClampedArray(data) }
}

/** Every pixel is the mean of its samples on the sticker, in the light that falls there. */
function scene(text: string, settings: PhotoSettings, random: SeededRandom): Buffer {
  const surface = stickerSurface(text, settings, random)
  const place = placeOnSticker(settings, surface.size)
  const light = lightOf(settings, surface.size, random)
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const sum = [0, 0, 0]
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const column = (at % SIDE) + ((sample % SAMPLES) + 0.5) / SAMPLES
      const row = Math.floor(at / SIDE) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
      const [x, y] = place(column - SIDE / 2, row - SIDE / 2)
      const seen = light(surface.at(x, y), x, y)
      for (let channel = 0; channel < 3; channel++) sum[channel] += seen[channel]
    }
    for (let channel = 0; channel < 3; channel++) {
      pixels[at * 3 + channel] = Math.min(255, (sum[channel] / SAMPLES ** 2) * 255)
    }
  }
  return pixels
}

/** From a pixel, counted from the middle of the photo, to the place on the leaning sticker. */
function placeOnSticker({ modulePx, turn, tilt, tiltAxis }: PhotoSettings, size: number) {
  const distance = size * DISTANCE
  const focus = (modulePx / cosine(tilt)) * distance
  const [axisX, axisY] = [Math.cos(radians(tiltAxis)), Math.sin(radians(tiltAxis))]
  const lean = (x: number, y: number): [number, number, number] => {
    // Along the axis nothing changes; across it the place moves away from the phone.
    const across = -x * axisY + y * axisX
    const along = x * axisX + y * axisY
    const flat = across * cosine(tilt)
    return [along * axisX - flat * axisY, along * axisY + flat * axisX, across * sine(tilt)]
  }
  const right = lean(cosine(turn), sine(turn))
  const down = lean(-sine(turn), cosine(turn))
  const normal = [
    right[1] * down[2] - right[2] * down[1],
    right[2] * down[0] - right[0] * down[2],
    right[0] * down[1] - right[1] * down[0],
  ]
  return (pixelX: number, pixelY: number): [number, number] => {
    const ray = [pixelX / focus, pixelY / focus, 1]
    const length = (distance * normal[2]) / dot(ray, normal)
    const point = [ray[0] * length, ray[1] * length, length - distance]
    return [dot(point, right) + size / 2, dot(point, down) + size / 2]
  }
}

/** Light that falls off or a shadow with an edge, and a reflection on the foil. */
function lightOf({ light, hardShadow, glare }: PhotoSettings, size: number, random: SeededRandom) {
  const angle = radians(random.below(360))
  const shift = (random.below(50) - 25) / 100
  const shine = [random.below(size), random.below(size)]
  const shineSigma = glare * SIGMA_OF_WIDTH
  return (colour: Colour, x: number, y: number): Colour => {
    const side = ((x / size - 0.5) * Math.cos(angle) + (y / size - 0.5) * Math.sin(angle)) / 1.2
    const way = hardShadow ? (side > shift ? 1 : 0) : Math.min(1, Math.max(0, side + 0.5))
    const bright = 1 / light + (1 - 1 / light) * way
    const away = (x - shine[0]) ** 2 + (y - shine[1]) ** 2
    const extra = glare ? 0.95 * Math.exp(-away / (2 * shineSigma ** 2)) : 0
    return [colour[0] * bright + extra, colour[1] * bright + extra, colour[2] * bright + extra]
  }
}

function withNoise(pixels: Buffer, random: SeededRandom): Buffer {
  for (let at = 0; at < pixels.length; at += 3) {
    const noise = random.below(2 * NOISE + 1) - NOISE
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = Math.min(255, Math.max(0, pixels[at + channel] + noise))
    }
  }
  return pixels
}

const radians = (degrees: number) => (degrees / 180) * Math.PI
const cosine = (degrees: number) => Math.cos(radians(degrees))
const sine = (degrees: number) => Math.sin(radians(degrees))
const dot = (a: number[], b: number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
