import { bytesOf, textOf } from './bytes.js'
import { Malformed, PSEUDONYM, PSEUDONYM_LENGTH, REASONS, type Reason } from './names.js'
import { need } from './sheet.js'

/** What the first lines of a list say. */
export interface TicketsHeader {
  campaign: string
  draw: string
  /** Hash of the sheet that holds the draw. */
  sheet: string
  rows: number
  /** Sum of all weights. */
  weight: number
}

/** A list of tickets that was read; row by row in arrays of numbers, because there may be a million. */
export interface TicketList extends TicketsHeader {
  bytes: Uint8Array
  /** Where the pseudonym of each row begins in the bytes. */
  starts: Uint32Array
  weights: Uint8Array
  /** One more than the place in REASONS; 0 where there is none. */
  reasons: Uint8Array
}

/** The first line of the file. */
const FORMAT = 'mesterpont-tickets/1'
const HEADER =
  /^mesterpont-tickets\/1\n([a-z0-9-]{1,40}) ([a-z0-9-]{1,40})\nsheet ([0-9a-f]{64})\nrows (0|[1-9]\d{0,8}) weight (0|[1-9]\d{0,8})\n/
/** No header is longer, in bytes. */
const HEADER_MAX = 300
const [LF, SPACE, ZERO] = [10, 32, 48]
/** An invitation doubles a chance, and nothing more does. */
const WEIGHT_MAX = 2
const REASON_BYTES = REASONS.map((reason) => bytesOf(` ${reason}`))
/** Bytes that stand in pseudonyms. */
const SIGNS = new Uint8Array(256)
for (const sign of bytesOf('0123456789ABCDEFGHJKMNPQRSTVWXYZ')) SIGNS[sign] = 1

/** One row of a list, with its line end. */
export function ticketLine(pseudonym: string, weight: number, reason: Reason | null): string {
  return `${pseudonym} ${weight}${reason ? ` ${reason}` : ''}\n`
}

/** The first lines of a list. */
export function ticketsHeader({ campaign, draw, sheet, rows, weight }: TicketsHeader): string {
  return `${FORMAT}\n${campaign} ${draw}\nsheet ${sheet}\nrows ${rows} weight ${weight}\n`
}

/**
 * Reads a list and checks how it is written: its order, its sums, weights and reasons.
 *
 * @throws Malformed
 */
export function readTickets(file: string, bytes: Uint8Array): TicketList {
  const header = HEADER.exec(textOf(bytes.subarray(0, HEADER_MAX)))
  need(file, header !== null, 'header')
  const [rows, weight] = [Number(header[4]), Number(header[5])]
  // A row has 19 bytes at least, so a header cannot ask for more memory than its file is long.
  need(file, rows <= bytes.length, 'rows')
  const list = {
    campaign: header[1],
    draw: header[2],
    sheet: header[3],
    rows,
    weight,
    bytes,
    starts: new Uint32Array(rows),
    weights: new Uint8Array(rows),
    reasons: new Uint8Array(rows),
  }
  let at = header[0].length
  let sum = 0
  for (let row = 0; row < rows; row++) {
    at = readRow(file, list, { row, at })
    sum += list.weights[row]
  }
  need(file, at === bytes.length, 'more rows than its header says')
  need(file, sum === weight, 'sum of weights')
  return list
}

/** The pseudonym of a row. */
export function pseudonymAt({ bytes, starts }: TicketList, row: number): string {
  return textOf(bytes.subarray(starts[row], starts[row] + PSEUDONYM_LENGTH))
}

/** Where a pseudonym stands in a list; -1 where it does not. */
export function rowOf(list: TicketList, pseudonym: string): number {
  if (!PSEUDONYM.test(pseudonym)) return -1
  let [low, high] = [0, list.rows - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = pseudonymAt(list, middle)
    if (found === pseudonym) return middle
    if (found < pseudonym) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Why a row has no weight. */
export function reasonAt({ reasons }: TicketList, row: number): Reason | null {
  return reasons[row] ? REASONS[reasons[row] - 1] : null
}

/** @returns where the next row begins */
function readRow(file: string, list: TicketList, { row, at }: { row: number; at: number }): number {
  const { bytes, starts, weights, reasons } = list
  list.starts[row] = at
  for (let sign = 0; sign < PSEUDONYM_LENGTH; sign++) {
    if (!SIGNS[bytes[at + sign]]) throw wrong(file, row, 'pseudonym')
  }
  if (row && !isBefore(bytes, starts[row - 1], at)) throw wrong(file, row, 'order')
  const weight = bytes[at + PSEUDONYM_LENGTH + 1] - ZERO
  if (bytes[at + PSEUDONYM_LENGTH] !== SPACE || !(weight >= 0 && weight <= WEIGHT_MAX)) {
    throw wrong(file, row, 'weight')
  }
  weights[row] = weight
  let end = at + PSEUDONYM_LENGTH + 2
  if (weight === 0) {
    const reason = REASON_BYTES.findIndex((words) => isAt(bytes, end, words))
    if (reason < 0) throw wrong(file, row, 'reason')
    reasons[row] = reason + 1
    end += REASON_BYTES[reason].length
  }
  if (bytes[end] !== LF) throw wrong(file, row, 'end of line')
  return end + 1
}

function isBefore(bytes: Uint8Array, one: number, other: number) {
  for (let sign = 0; sign < PSEUDONYM_LENGTH; sign++) {
    const difference = bytes[one + sign] - bytes[other + sign]
    if (difference) return difference < 0
  }
  return false
}

function isAt(bytes: Uint8Array, at: number, words: Uint8Array) {
  // What follows must end the row, so that no reason is taken for a longer one.
  return words.every((byte, place) => bytes[at + place] === byte) && bytes[at + words.length] === LF
}

function wrong(file: string, row: number, what: string) {
  return new Malformed(file, `row ${row + 1}: ${what}`)
}
