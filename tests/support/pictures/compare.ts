import sharp from 'sharp'

/** Pixels of a picture that may differ, as a share. */
export const DIFFERENT_MOST = 0.001
/** A channel of a pixel that differs by no more is the same: processors round differently. */
const SAME_MOST = 3
const CHANNELS = 3
/** What differs is drawn in this colour over what was expected, which fades. */
const MARK = [220, 0, 60]
const FADING = 0.25

/** How two pictures differ. */
export interface Comparison {
  /** Share of the pixels; 1 where the sizes differ. */
  share: number
  /** Where they differ, in px from the left and from the top; empty where nothing does or the sizes differ. */
  where: string
  /** The same as PNG. */
  draw(): Promise<Buffer>
}

const rawOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The bytes a picture is kept in: none of its colours is lost. */
export const keptForm = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true }).toBuffer()

/** From the least to the greatest of some numbers. */
class Span {
  #least = Infinity
  #most = -Infinity

  add(value: number): void {
    this.#least = Math.min(this.#least, value)
    this.#most = Math.max(this.#most, value)
  }

  toString(): string {
    return `${this.#least}-${this.#most}`
  }
}

/** Compares two pictures pixel by pixel. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([rawOf(expected), rawOf(actual)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) {
    return { share: 1, where: '', draw: () => sharp(actual).png().toBuffer() }
  }
  let different = 0
  const x = new Span()
  const y = new Span()
  for (let at = 0; at < one.data.length; at += CHANNELS) {
    if (isSamePixel(one.data, other.data, at)) continue
    different += 1
    x.add((at / CHANNELS) % width)
    y.add(Math.floor(at / CHANNELS / width))
  }
  const raw = { width, height, channels: CHANNELS } as const
  return {
    share: different / (width * height),
    where: different ? `x ${x}, y ${y}` : '',
    draw: () => sharp(drawnOver(one.data, other.data), { raw }).png().toBuffer(),
  }
}

function drawnOver(expected: Buffer, actual: Buffer): Buffer {
  return expected.map((value, at) => {
    const channel = at % CHANNELS
    const isSame = isSamePixel(expected, actual, at - channel)
    return isSame ? 255 - (255 - value) * FADING : MARK[channel]
  }) as Buffer
}

function isSamePixel(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = at; channel < at + CHANNELS; channel++) {
    if (Math.abs(one[channel] - other[channel]) > SAME_MOST) return false
  }
  return true
}
