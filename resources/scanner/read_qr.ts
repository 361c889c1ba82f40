import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Picture } from './finder_patterns'
import { mendedPictures } from './mended_pictures'
import { doubled, sharpened } from './sharper_pictures'

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
/** Mended pictures that are tried at most. */
const MENDED_MOST = 24

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
  let left = MENDED_MOST
  for (const mended of mendedPictures(picture)) {
    if (left-- === 0) return
    yield { picture: mended }
  }
}
