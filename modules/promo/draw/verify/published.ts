import { hashOf, type Hashing } from '../bytes.js'
import type { Chain } from '../chains.js'
import { readLog, type LogLine } from '../log.js'
import { readResult, type DrawResult } from '../result.js'
import { readSheet, type Sheet, type SheetDraw } from '../sheet.js'
import { readTickets, type TicketList } from '../tickets.js'
import { hold, Unchecked } from './finding.js'

/** What the checks need of cryptography. */
export interface Tools extends Hashing {
  /** Whether the chain signed a round with this signature, in hex. */
  isSigned: (chain: Chain, round: number, signature: string) => boolean
}

/** Published files by name. */
export type Files = ReadonlyMap<string, Uint8Array>

export interface FoundSheet {
  file: string
  hash: string
  sheet: Sheet
}

const SHEET = /^sheet(-[1-9]\d*)?\.json$/

/** The published files of a draw: each is read when the first check asks for it, and its faults are told each time. */
export class Published {
  readonly tickets: () => TicketList
  readonly ticketsHash: () => string
  readonly result: () => DrawResult
  readonly log: () => LogLine[]
  readonly sheets: () => FoundSheet[]

  constructor(
    readonly draw: string,
    readonly files: Files,
    readonly tools: Tools
  ) {
    const list = `${draw}.tickets.txt`
    this.ticketsHash = once(() => hashOf(this.file(list), tools))
    this.tickets = once(() => readTickets(list, this.file(list)))
    this.result = once(() => this.resultOf(draw))
    this.log = once(() => readLog('log.txt', this.file('log.txt')))
    this.sheets = once(() => this.#sheets())
  }

  /** @throws Unchecked where it is missing */
  file(name: string): Uint8Array {
    const bytes = this.files.get(name)
    if (!bytes) throw new Unchecked('file_missing', name)
    return bytes
  }

  resultOf(draw: string): DrawResult {
    const name = `${draw}.result.json`
    return readResult(name, this.file(name))
  }

  /** The sheet that the list names, and the draw on it. */
  sheet(): FoundSheet & { drawn: SheetDraw } {
    const { sheet: hash } = this.tickets()
    const found = this.sheets().find((sheet) => sheet.hash === hash)
    hold(found !== undefined, 'no_sheet_with_this_hash', hash)
    const drawn = found.sheet.draws.find(({ draw }) => draw === this.draw)
    hold(drawn !== undefined, 'draw_not_on_sheet', this.draw)
    return { ...found, drawn }
  }

  #sheets(): FoundSheet[] {
    const names = [...this.files.keys()].filter((name) => SHEET.test(name))
    if (!names.length) throw new Unchecked('file_missing', 'sheet.json')
    return names
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .map((file) => {
        const bytes = this.file(file)
        return { file, hash: hashOf(bytes, this.tools), sheet: readSheet(file, bytes) }
      })
  }
}

/** What is thrown the first time is thrown again. */
function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | { error: unknown } | undefined
  return () => {
    if (!kept) {
      try {
        kept = { value: read() }
      } catch (error) {
        kept = { error }
      }
    }
    if ('error' in kept) throw kept.error
    return kept.value
  }
}
