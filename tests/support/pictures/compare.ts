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
  /** Where they differ, as PNG. */
  draw(): Promise<Buffer>
}

const rawOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The bytes a picture is kept in: none of its colours is lost. */
export const keptForm = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true }).toBuffer()

/** Compares two pictures pixel by pixel. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([rawOf(expected), rawOf(actual)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) {
    return { share: 1, draw: () => sharp(actual).png().toBuffer() }
  }
  let different = 0
  for (let at = 0; at < one.data.length; at += CHANNELS) {
    if (!isSamePixel(one.data, other.data, at)) different += 1
  }
  const raw = { width, height, channels: CHANNELS } as const
  return {
    share: different / (width * height),
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
