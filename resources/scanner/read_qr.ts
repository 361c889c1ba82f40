import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Picture } from './finder_patterns'
import { mendedPictures } from './mended_pictures'
import { doubled, lifted, sharpened } from './sharper_pictures'

/** What is used of zxing-cpp: the symbols it reads in a picture. */
export type ReadSymbols = (
  picture: ImageData,
  options: ReaderOptions
) => Promise<{ text: string }[]>

/**
 * `glance` looks once; `thorough` takes the picture apart until it reads something; `whole` does so
 * and reads every code that is there, for a picture that somebody chose.
 */
export type Patience = 'glance' | 'thorough' | 'whole'

const OPTIONS: ReaderOptions = { formats: ['QRCode'], tryHarder: true }
/** Codes that are told apart in one picture at most. */
const CODES_MOST = 8

/**
 * The texts of QR codes in the picture, one unless it is read whole. Each further look costs more and
 * reads less.
 *
 * @throws Error where the decoder itself is broken
 */
export async function readQr(
  read: ReadSymbols,
  picture: Picture,
  patience: Patience
): Promise<string[]> {
  const maxNumberOfSymbols = patience === 'whole' ? CODES_MOST : 1
  for (const { picture: looked, options } of looksAt(picture, patience)) {
    const found = await read(looked as ImageData, { ...OPTIONS, maxNumberOfSymbols, ...options })
    const texts = new Set(found.map(({ text }) => text).filter(Boolean))
    if (texts.size > 0) return [...texts]
  }
  return []
}

/** The picture as it is, then taken apart; each look is made only when it is asked for. */
function* looksAt(
  picture: Picture,
  patience: Patience
): Generator<{ picture: Picture; options?: ReaderOptions }> {
  yield { picture }
  if (patience === 'glance') return
  const large = doubled(picture)
  yield { picture: large }
  yield { picture: sharpened(large) }
  yield { picture: large, options: { binarizer: 'GlobalHistogram' } }
  const even = lifted(large)
  yield { picture: even }
  yield { picture: sharpened(even), options: { binarizer: 'GlobalHistogram' } }
  yield { picture: sharpened(even) }
  for (const mended of mendedPictures(picture)) yield { picture: mended }
  // A camera has another frame by then.
  if (patience !== 'whole') return
  for (const mended of mendedPictures(picture)) yield { picture: doubled(mended) }
}
