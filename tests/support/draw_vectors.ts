import { createHash } from 'node:crypto'
import { QUICKNET, roundAt, DEMO_CHAIN } from '#promo/draw/chains'
import { bytesOf, hashOf, hexOf } from '#promo/draw/bytes'
import { budapestTime } from '#promo/draw/days'
import { drawPlaces } from '#promo/draw/draw_places'
import { headsOf, logLine, type LogLine } from '#promo/draw/log'
import type { Reason } from '#promo/draw/names'
import { commitmentOf, keyOf, numberBelow } from '#promo/draw/picks'
import { publicValue, writeResult, type PublicPart } from '#promo/draw/result'
import { readSheet, writeSheet, type Sheet, type SheetDraw } from '#promo/draw/sheet'
import { readTickets, ticketLine, ticketsHeader } from '#promo/draw/tickets'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { serverTools } from '#promo/draws/server_tools'

/** A row of a list: pseudonym, weight, and why it has none. */
export type Row = [pseudonym: string, weight: number, reason?: Reason]

/** A finished draw as it is made: what the shop publishes, with a seed that everybody may know. */
export interface MadeDraw {
  draw: string
  seed: string
  rows: Row[]
  public?: (round: number) => PublicPart
  /** What differs from the sheet of a usual draw. */
  sheet?: Partial<SheetDraw>
  /** When list and result are out, `2023-08-22T09:58:11Z`. */
  listOut?: string
  resultOut?: string
  /** The sum of weights that the header tells, where it lies. */
  weight?: number
}

/** A campaign of finished draws. */
export interface MadeCampaign {
  campaign: string
  sheet?: Partial<Sheet>
  sheetOut?: string
  draws: MadeDraw[]
  /** Lines of the log beside those of sheet, lists and results. */
  lines?: Omit<LogLine, 'n'>[]
}

export const TEST_RULES = sha('mesterpont test rules 1\n')
export const TEST_SEED = sha('mesterpont test seed 1')
export const SIGNATURE_OF_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

/** SHA-256 of a text, in hex. */
export function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const USUAL = {
  from: '2023-08-14T00:00:00+02:00',
  to: '2023-08-21T00:00:00+02:00',
  freeze_by: '2023-08-22T12:00:00+02:00',
  draw_at: '2023-08-23T17:59:24+02:00',
}

/** Publishes a campaign: files by name. */
export function publishedFiles(made: MadeCampaign): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const sheet = sheetOf(made)
  const sheetBytes = writeSheet(sheet)
  files.set('sheet.json', sheetBytes)
  const lines: Omit<LogLine, 'n'>[] = [
    entry(made.sheetOut ?? '2023-08-12T08:00:00Z', 'sheet', 'sheet.json', sheetBytes),
    ...(made.lines ?? []),
  ]
  for (const draw of made.draws) {
    const list = listOf(made.campaign, draw, hashOf(sheetBytes, serverTools))
    const result = resultOf({ sheet, draw, list })
    const names = [`${draw.draw}.tickets.txt`, `${draw.draw}.result.json`]
    files.set(names[0], list)
    files.set(names[1], result)
    lines.push(entry(draw.listOut ?? '2023-08-22T09:58:11Z', 'tickets', names[0], list))
    lines.push(entry(draw.resultOut ?? '2023-08-23T16:00:05Z', 'result', names[1], result))
  }
  files.set('log.txt', logOf(lines))
  return files
}

/** The file of a log, in the order of time. */
export function logOf(lines: Omit<LogLine, 'n'>[]): Uint8Array {
  const ordered = lines.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return bytesOf(ordered.map((line, at) => `${logLine({ n: at + 1, ...line })}\n`).join(''))
}

/** A list whose header tells the truth unless it shall not. */
export function listOf(campaign: string, { draw, rows, weight }: MadeDraw, sheet: string) {
  const sum = weight ?? rows.reduce((total, [, one]) => total + one, 0)
  const header = ticketsHeader({ campaign, draw, sheet, rows: rows.length, weight: sum })
  const lines = rows.map(([pseudonym, one, reason]) => ticketLine(pseudonym, one, reason ?? null))
  return bytesOf(header + lines.join(''))
}

/** The parts of a draw that vectors tell beside its files. */
export function expectedOf(files: Map<string, Uint8Array>, draw: string) {
  const list = hashOf(files.get(`${draw}.tickets.txt`)!, serverTools)
  const result = JSON.parse(Buffer.from(files.get(`${draw}.result.json`)!).toString())
  const sheet = readSheet('sheet.json', files.get('sheet.json')!)
  const value = publicValue(result.public, sheet.chain, serverTools)
  const name = { campaign: sheet.campaign, draw }
  const key = hexOf(keyOf({ ...name, seed: result.seed, list, publicValue: value }, serverTools))
  const log = Buffer.from(files.get('log.txt')!).toString().trimEnd().split('\n')
  const lines = log.map((line) => {
    const [n, at, kind, file, sha256] = line.split(' ')
    return { n: Number(n), at, kind: kind as LogLine['kind'], file, sha256 }
  })
  return { draw, list, public_value: value, key, heads: headsOf(lines, serverTools) }
}

/** The first vector: the worked example. */
export const PROBA: MadeCampaign = {
  campaign: 'proba-2023',
  sheet: { chain: QUICKNET.name },
  draws: [
    {
      draw: 'main',
      seed: TEST_SEED,
      rows: [
        ['4CADJ8CBVMHB9GPP', 0, 'staff'],
        ['67B7ZZ9Y4Q1NYKHB', 2],
        ['FTQ32C0NXCZA8R4V', 1],
        ['K4PAPTWD0DENXPSF', 1],
        ['W563B9KFWPX5CE61', 1],
        ['WYQ85FMXNTZAJN5F', 1],
      ],
      sheet: { kind: 'main', prizes: [{ prize: 'tv', items: 1 }] },
      public: (round) => ({ source: 'drand', round, signature: SIGNATURE_OF_1000 }),
    },
  ],
}

const weekly: Partial<SheetDraw> = {
  kind: 'weekly',
  prizes: [{ prize: 'drill', items: 2 }],
  reserves: 4,
}

/** The other vectors: on the chain of the demo, whose rounds anybody can sign. */
export const BORDERS: Record<string, MadeCampaign> = {
  'proba-2023': PROBA,
  'two-items': one('two-items', PROBA.draws[0].rows),
  'one-ticket': one('one-ticket', [['67B7ZZ9Y4Q1NYKHB', 1]]),
  'no-ticket': one('no-ticket', []),
  'all-excluded': one('all-excluded', [
    ['4CADJ8CBVMHB9GPP', 0, 'staff'],
    ['67B7ZZ9Y4Q1NYKHB', 0, 'rules'],
  ]),
  'fewer-than-places': one('fewer-than-places', PROBA.draws[0].rows.slice(0, 4)),
  'called-number': {
    ...one('called-number', PROBA.draws[0].rows),
    draws: [
      {
        ...one('called-number', PROBA.draws[0].rows).draws[0],
        public: (round) => ({ source: 'called', round, digits: '274913806551' }),
        resultOut: '2023-08-26T15:59:24Z',
      },
    ],
  },
}

/** Numbers put in place of blocks: the last that is taken, and those that are passed over. */
export function borderNumbers() {
  return [3, 5, 6, 97, 1_000_000].map((weight) => {
    const limit = 2n ** 64n - (2n ** 64n % BigInt(weight))
    const numbers = [limit, 2n ** 64n - 1n, limit - 1n]
    const first = [...numbers]
    const drawn = numberBelow(weight, () => first.shift()!)
    return { weight, numbers: numbers.map(String), used: numbers.length - first.length, drawn }
  })
}

function one(campaign: string, rows: Row[]): MadeCampaign {
  return {
    campaign,
    draws: [{ draw: 'w1', seed: sha(`seed of ${campaign}`), rows, sheet: weekly }],
  }
}

function sheetOf({ campaign, draws, sheet = {} }: MadeCampaign): Sheet {
  const made = draws.map(({ draw, seed, sheet: own = {} }) => {
    const times = { ...USUAL, ...own }
    const round = roundAt(QUICKNET, Date.parse(times.draw_at))
    const commitment = commitmentOf(seed, { campaign, draw }, serverTools)
    const usual = { draw, kind: 'weekly' as const, prizes: [], reserves: 2, round, commitment }
    return { ...usual, ...times, ...own }
  })
  const facts = { campaign, replaces: null, gapHours: 24, fallbackHours: 72, rules: TEST_RULES }
  return { ...facts, chain: DEMO_CHAIN.name, draws: made, ...sheet }
}

function resultOf({ sheet, draw, list }: { sheet: Sheet; draw: MadeDraw; list: Uint8Array }) {
  const onSheet = sheet.draws.find((found) => found.draw === draw.draw)!
  const signed = (round: number): PublicPart => ({
    source: 'drand',
    round,
    signature: demoSignature(round),
  })
  const part = (draw.public ?? signed)(onSheet.round)
  const hash = hashOf(list, serverTools)
  const said = { draw: onSheet, chain: sheet.chain, list: hash, seed: draw.seed, public: part }
  const honest = listOf(sheet.campaign, { ...draw, weight: undefined }, '0'.repeat(64))
  const tickets = { ...readTickets('list', honest), campaign: sheet.campaign }
  const places = drawPlaces({ ...said, tickets }, serverTools)
  const name = { campaign: sheet.campaign, draw: draw.draw }
  return writeResult({ ...name, tickets: hash, seed: draw.seed, public: part, places })
}

function entry(at: string, kind: LogLine['kind'], file: string, bytes: Uint8Array) {
  return { at, kind, file, sha256: hashOf(bytes, serverTools) }
}

/** Times of a week that ends with an instant, as they are on a sheet. */
export function timesOf({ from, to }: { from: number; to: number }) {
  const [freeze, draw] = [to + 34 * 3_600_000, to + 60 * 3_600_000]
  return {
    from: budapestTime(from),
    to: budapestTime(to),
    freeze_by: budapestTime(freeze),
    draw_at: budapestTime(draw),
  }
}
