import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Picture } from './finder_patterns'
import { mendedPictures } from './mended_pictures'
import { doubled, sharpened } from './sharper_pictures'

/** What is used of zxing-cpp: the symbols it reads in a picture. */
export type ReadSymbols = (
  picture: ImageData,
  options: ReaderOptions
) => Promise<{ text: string }[]>

/** `glance` looks once; `thorough` takes the picture apart until it reads something. */
export type Patience = 'glance' | 'thorough'

const OPTIONS: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true }
/** Mended pictures that are tried at most. */
const MENDED_MOST = 24

/**
 * The text of a QR code in the picture, or null. Each further look costs more and reads less.
 *
 * @throws Error where the decoder itself is broken
 */
export async function readQr(
  read: ReadSymbols,
  picture: Picture,
  patience: Patience
): Promise<string | null> {
  const attempt = async (attempted: Picture, options: ReaderOptions = {}) => {
    const [found] = await read(attempted as ImageData, { ...OPTIONS, ...options })
    return found?.text || null
  }
  const text = await attempt(picture)
  if (text !== null || patience === 'glance') return text
  const large = doubled(picture)
  return (
    (await attempt(large)) ??
    (await attempt(sharpened(large))) ??
    (await attempt(large, { binarizer: 'GlobalHistogram' })) ??
    (await firstText(picture, attempt))
  )
}

async function firstText(
  picture: Picture,
  attempt: (mended: Picture) => Promise<string | null>
): Promise<string | null> {
  let left = MENDED_MOST
  for (const mended of mendedPictures(picture)) {
    if (left-- === 0) return null
    const text = await attempt(mended)
    if (text !== null) return text
  }
  return null
}
