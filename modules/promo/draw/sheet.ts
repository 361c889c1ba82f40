import { bytesOf, textOf } from './bytes.js'
import { HASH, Malformed, NAME } from './names.js'

/** What is won in a draw, by `items` members. */
export interface SheetPrize {
  prize: string
  items: number
}

/** The public facts of a draw; instants as ISO text with their offset. */
export interface SheetDraw {
  draw: string
  kind: 'weekly' | 'main'
  from: string
  to: string
  freeze_by: string
  draw_at: string
  round: number
  prizes: SheetPrize[]
  reserves: number
  commitment: string
}

/** What is public of all draws of a campaign before its first week. */
export interface Sheet {
  campaign: string
  /** Hash of the sheet before, or null. */
  replaces: string | null
  gapHours: number
  fallbackHours: number
  /** Hash of the rules of the game. */
  rules: string
  chain: string
  draws: SheetDraw[]
}

const FORMAT = 'mesterpont-sheet/1'
/** Reserves of a draw where nothing else is wanted. */
export const RESERVES_AN_ITEM = 2
export const RESERVES_MAIN = 5
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/
/** Draws, prizes and places that a sheet may hold. */
const MANY = 1000

/** A sheet as it is published. */
export function writeSheet(sheet: Sheet): Uint8Array {
  const { campaign, replaces, gapHours, fallbackHours, rules, chain, draws } = sheet
  const first = { format: FORMAT, campaign, replaces, gap_hours: gapHours }
  const head = JSON.stringify({ ...first, fallback_hours: fallbackHours }).slice(0, -1)
  const lines = draws.map(
    ({ draw, kind, from, to, freeze_by, draw_at, round, prizes, reserves, commitment }) =>
      [
        JSON.stringify({ draw, kind, from, to }).slice(0, -1),
        JSON.stringify({ freeze_by, draw_at, round }).slice(1, -1),
        JSON.stringify({ prizes, reserves }).slice(1, -1),
        JSON.stringify({ commitment }).slice(1),
      ].join(',\n')
  )
  const rest = `"rules":"${rules}",\n"chain":"${chain}",\n"draws":[${lines.join(',\n')}]}`
  return bytesOf(`${head},\n${rest}\n`)
}

/** @throws Malformed */
export function readSheet(file: string, bytes: Uint8Array): Sheet {
  const json = objectIn(file, bytes)
  need(file, json.format === FORMAT, 'format')
  need(file, NAME.test(String(json.campaign)), 'campaign')
  need(file, json.replaces === null || HASH.test(String(json.replaces)), 'replaces')
  for (const key of ['gap_hours', 'fallback_hours']) need(file, isCount(json[key], 1), key)
  need(file, HASH.test(String(json.rules)), 'rules')
  need(file, NAME.test(String(json.chain)) || HASH.test(String(json.chain)), 'chain')
  need(file, Array.isArray(json.draws) && json.draws.length <= MANY, 'draws')
  const draws = (json.draws as SheetDraw[]).map((draw) => readDraw(file, draw))
  need(file, new Set(draws.map(({ draw }) => draw)).size === draws.length, 'draws')
  return {
    campaign: String(json.campaign),
    replaces: json.replaces as string | null,
    gapHours: Number(json.gap_hours),
    fallbackHours: Number(json.fallback_hours),
    rules: String(json.rules),
    chain: String(json.chain),
    draws,
  }
}

/** The places of a draw in the order they are drawn: prizes item by item, then reserves. */
export function placesOf({ prizes, reserves }: SheetDraw): SheetPlace[] {
  const items = prizes.flatMap(({ prize, items: count }) =>
    Array.from({ length: count }, (_, at) => ({ prize, item: at + 1 }))
  )
  const spare = Array.from({ length: reserves }, (_, at) => ({ reserve: at + 1 }))
  return [...items, ...spare].map((place, at) => ({ place: at + 1, ...place }))
}

/** What somebody is drawn for; `place` counts from 1. */
export type SheetPlace = { place: number } & ({ prize: string; item: number } | { reserve: number })

function readDraw(file: string, draw: SheetDraw): SheetDraw {
  need(file, NAME.test(String(draw?.draw)), 'draw')
  need(file, draw.kind === 'weekly' || draw.kind === 'main', `${draw.draw}: kind`)
  for (const key of ['from', 'to', 'freeze_by', 'draw_at'] as const) {
    need(
      file,
      INSTANT.test(draw[key]) && !Number.isNaN(Date.parse(draw[key])),
      `${draw.draw}: ${key}`
    )
  }
  const [from, to, freeze, at] = [draw.from, draw.to, draw.freeze_by, draw.draw_at].map(Date.parse)
  need(file, from < to && to < freeze && freeze < at, `${draw.draw}: order of times`)
  need(file, isCount(draw.round, 1), `${draw.draw}: round`)
  need(file, isCount(draw.reserves, 0) && draw.reserves <= MANY, `${draw.draw}: reserves`)
  need(file, HASH.test(draw.commitment), `${draw.draw}: commitment`)
  need(file, Array.isArray(draw.prizes) && draw.prizes.length <= MANY, `${draw.draw}: prizes`)
  for (const { prize, items } of draw.prizes) {
    need(file, NAME.test(prize) && isCount(items, 1) && items <= MANY, `${draw.draw}: prizes`)
  }
  return draw
}

/** @throws Malformed where the bytes are no JSON object */
export function objectIn(file: string, bytes: Uint8Array): Record<string, unknown> {
  try {
    const json = JSON.parse(textOf(bytes))
    if (json && typeof json === 'object') return json
  } catch {
    // Told below, as for JSON of another kind.
  }
  throw new Malformed(file, 'not a JSON object')
}

/** @throws Malformed */
export function need(file: string, isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Malformed(file, what)
}

export function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least
}
