// A draw of a million tickets by the rules themselves: its list written, drawn, and checked as anybody does.
import { createHash } from 'node:crypto'
import { hashOf } from '#promo/draw/bytes'
import { DEMO_CHAIN, roundAt } from '#promo/draw/chains'
import { drawPlaces } from '#promo/draw/draw_places'
import { logLine } from '#promo/draw/log'
import { commitmentOf } from '#promo/draw/picks'
import { writeResult } from '#promo/draw/result'
import { writeSheet } from '#promo/draw/sheet'
import { readTickets, ticketLine, ticketsHeader } from '#promo/draw/tickets'
import { verifyDraw } from '#promo/draw/verify/verify_draw'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { serverTools } from '#promo/draws/server_tools'

const TICKETS = 1_000_000
const PLACES = 100
/** Tickets that come from the database at a time. */
const PART = 1000
const SECONDS_MOST = 10
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NAME = { campaign: 'bench', draw: 'main' }
const DRAW_AT = '2023-08-23T17:59:24+02:00'

export const draw = {
  name: 'draw',
  needsShop: false,
  onlyNamed: true,
  async measure() {
    const pseudonyms = Array.from({ length: TICKETS }, (_, at) => pseudonymOf(at)).sort()
    const seed = createHash('sha256').update('bench').digest('hex')
    const began = performance.now()
    const sheet = sheetWith(commitmentOf(seed, NAME, serverTools))
    const sheetBytes = writeSheet(sheet)
    const facts = { sheet: hashOf(sheetBytes, serverTools), rows: TICKETS, weight: TICKETS }
    const parts = [Buffer.from(ticketsHeader({ ...NAME, ...facts }))]
    for (let at = 0; at < TICKETS; at += PART) {
      const some = pseudonyms.slice(at, at + PART)
      parts.push(Buffer.from(some.map((one) => ticketLine(one, 1, null)).join('')))
    }
    const list = new Uint8Array(Buffer.concat(parts))
    const closed = performance.now()
    const result = resultOf(sheet, list, seed)
    const ran = performance.now()
    const files = withLog({
      'sheet.json': sheetBytes,
      'main.tickets.txt': list,
      'main.result.json': result,
    })
    const { findings } = verifyDraw({ draw: 'main', files }, serverTools)
    const ended = performance.now()
    const faults = findings.filter(({ check, verdict }) => check !== 'mine' && verdict !== 'holds')
    if (faults.length) throw new Error(JSON.stringify(faults))
    const seconds = (from, to) => Number(((to - from) / 1000).toFixed(2))
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    const figures = [seconds(began, closed), seconds(closed, ran), seconds(ran, ended)]
    console.error(
      `list ${figures[0]} s, draw ${figures[1]} s, check ${figures[2]} s, ${megabytes} MB`
    )
    const all = seconds(began, ended)
    return {
      name: 'draw',
      goal: `${TICKETS} tickets written, drawn and checked in ${SECONDS_MOST} s`,
      floor: {},
      ours: { seconds: all, megabytes },
      ratio: Number((SECONDS_MOST / all).toFixed(3)),
      bar: 1,
      reached: all <= SECONDS_MOST,
    }
  },
}

function pseudonymOf(at) {
  const bytes = createHash('sha256').update(String(at)).digest()
  return Array.from(bytes.subarray(0, 16), (byte) => SIGNS[byte & 31]).join('')
}

function sheetWith(commitment) {
  const times = {
    from: '2023-08-14T00:00:00+02:00',
    to: '2023-08-21T00:00:00+02:00',
    freeze_by: '2023-08-22T12:00:00+02:00',
    draw_at: DRAW_AT,
  }
  const round = roundAt(DEMO_CHAIN, Date.parse(DRAW_AT))
  const prizes = [{ prize: 'drill', items: PLACES }]
  const draws = [{ ...NAME, kind: 'main', ...times, round, prizes, reserves: 0, commitment }]
  const facts = { campaign: 'bench', replaces: null, gapHours: 24, fallbackHours: 72 }
  return { ...facts, rules: '0'.repeat(64), chain: 'demo', draws }
}

function resultOf(sheet, list, seed) {
  const [onSheet] = sheet.draws
  const hash = hashOf(list, serverTools)
  const tickets = readTickets('main.tickets.txt', list)
  const part = { source: 'drand', round: onSheet.round, signature: demoSignature(onSheet.round) }
  const made = { draw: onSheet, chain: 'demo', tickets, list: hash, seed, public: part }
  const places = drawPlaces(made, serverTools)
  return writeResult({ ...NAME, tickets: hash, seed, public: part, places })
}

function withLog(files) {
  const times = ['2023-08-12T08:00:00Z', '2023-08-22T09:58:11Z', '2023-08-23T16:00:05Z']
  const kinds = ['sheet', 'tickets', 'result']
  const lines = Object.entries(files).map(([file, bytes], at) =>
    logLine({ n: at + 1, at: times[at], kind: kinds[at], file, sha256: hashOf(bytes, serverTools) })
  )
  return new Map([...Object.entries(files), ['log.txt', Buffer.from(`${lines.join('\n')}\n`)]])
}
