import { textsLieByBytes } from '#app/database/dialect'

/** Crockford's base 32, as codes are spelled. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Comes after every character of a code. */
const END = "'~'"

/** Which stickers are meant: expressions of SQL, all of whole numbers. */
export interface StickersSql {
  batch: string
  /** Serials; without them every sticker of the batch is meant. */
  first?: string
  last?: string
}

/**
 * A condition that is true of the codes of a batch, or of a part of it.
 *
 * On the embedded database the codes lie in the order of their text, which begins with batch and serial: the second half
 * of the condition says nothing new and finds them there. PostgreSQL has an index of both, as its order of
 * texts may be that of a language. @source docs/decisions/0181
 *
 * @param codes the table `codes` or its alias
 */
export function areStickers(codes: string, { batch, first, last }: StickersSql): string {
  const meant = `${codes}.batch_id = ${batch}`
  const among = first && last ? ` AND ${codes}.serial BETWEEN ${first} AND ${last}` : ''
  if (!textsLieByBytes) return meant + among
  const from = spelled(batch, 3) + (first ? ` || ${spelled(first, 4)}` : '')
  const to = spelled(batch, 3) + (last ? ` || ${spelled(last, 4)}` : '')
  return `${meant}${among} AND ${codes}.code BETWEEN ${from} AND ${to} || ${END}`
}

/** What the codes of one batch are sorted by to come in the order of their serials, as they lie. */
export const bySerial = (codes: string) => (textsLieByBytes ? `${codes}.code` : `${codes}.serial`)

/** The first characters of a code: its batch and its serial. */
export const beginningOf = (batch: string, serial: string) =>
  `${spelled(batch, 3)} || ${spelled(serial, 4)}`

/** A whole number in base 32, with so many characters. */
function spelled(number: string, length: number): string {
  const characters = Array.from({ length }, (_, place) => {
    const digit = `((${number}) / ${32 ** (length - 1 - place)}) % 32`
    return `substr('${ALPHABET}', ${digit} + 1, 1)`
  })
  return characters.join(' || ')
}
