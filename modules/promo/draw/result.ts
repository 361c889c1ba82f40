import { bytesOf, type Hashing, hashOf } from './bytes.js'
import { CALLED, HASH, NAME, PSEUDONYM, SIGNATURE } from './names.js'
import { isCount, need, objectIn, type SheetPlace } from './sheet.js'

/** What nobody could foresee when the list was out: the beacon's, or a number that was called. */
export type PublicPart =
  | { source: 'drand'; round: number; signature: string }
  | { source: 'called'; round: number; digits: string }

/** A place and who was drawn for it; null where nobody was left. */
export type DrawnPlace = SheetPlace & { pseudonym: string | null }

/** What is published of a draw that has been. */
export interface DrawResult {
  campaign: string
  draw: string
  /** Hash of the list. */
  tickets: string
  /** 32 bytes in hex. */
  seed: string
  public: PublicPart
  places: DrawnPlace[]
}

const FORMAT = 'mesterpont-result/1'

/** A result as it is published. */
export function writeResult({ campaign, draw, tickets, seed, public: part, places }: DrawResult) {
  const head = JSON.stringify({ format: FORMAT, campaign, draw }).slice(0, -1)
  const rows = places.map((place) => JSON.stringify(place)).join(',\n')
  const middle = `"tickets":"${tickets}",\n"seed":"${seed}",\n"public":${JSON.stringify(part)}`
  return bytesOf(`${head},\n${middle},\n"places":[${rows}]}\n`)
}

/** @throws Malformed */
export function readResult(file: string, bytes: Uint8Array): DrawResult {
  const json = objectIn(file, bytes)
  need(file, json.format === FORMAT, 'format')
  for (const key of ['campaign', 'draw']) need(file, NAME.test(String(json[key])), key)
  for (const key of ['tickets', 'seed']) need(file, HASH.test(String(json[key])), key)
  const part = json.public as PublicPart
  need(file, isCount(part?.round, 1), 'public: round')
  const isValue =
    part.source === 'drand'
      ? SIGNATURE.test(part.signature)
      : part.source === 'called' && CALLED.test(part.digits)
  need(file, isValue, 'public')
  need(file, Array.isArray(json.places), 'places')
  for (const { pseudonym } of json.places as DrawnPlace[]) {
    need(file, pseudonym === null || PSEUDONYM.test(pseudonym), 'places')
  }
  return json as object as DrawResult
}

/** The line that the public part of a draw is, hashed into its key. */
export function publicValue(part: PublicPart, chain: string, hashing: Hashing): string {
  if (part.source === 'called') return `called ${part.digits}`
  const randomness = hashOf(
    Uint8Array.from(part.signature.match(/../g)!, (byte) => Number.parseInt(byte, 16)),
    hashing
  )
  return `drand ${chain} ${part.round} ${randomness}`
}
