import { bytesOf, hashOf, textOf, type Hashing } from './bytes.js'
import { need } from './sheet.js'

export const LOG_KINDS = ['sheet', 'tickets', 'result', 'late', 'void', 'place'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** One line of the log of a campaign. */
export interface LogLine {
  /** From 1 on. */
  n: number
  /** `2023-08-12T08:00:00Z`. */
  at: string
  kind: LogKind
  /** The file; `draw:new time` of a late list, `draw:reason` of a void draw, `draw:1>3:unreached` of a place, `draw:1>-:unreached` without a reserve. */
  file: string
  /** Of the file; `-` where there is none. */
  sha256: string
}

/** The head before the first line. */
export const FIRST_HEAD = '0'.repeat(64)
const LINE =
  /^([1-9]\d{0,8}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (sheet|tickets|result|late|void|place) ([\w.:>+-]{1,120}) ([0-9a-f]{64}|-)$/

/** A line without its end. */
export function logLine({ n, at, kind, file, sha256 }: LogLine): string {
  return `${n} ${at} ${kind} ${file} ${sha256}`
}

/** The head after a line, in hex: each fixes all lines before it. */
export function nextHead(head: string, line: string, hashing: Pick<Hashing, 'sha256'>): string {
  return hashOf(bytesOf(`${head}\n${line}\n`), hashing)
}

/** @throws Malformed */
export function readLog(file: string, bytes: Uint8Array): LogLine[] {
  const text = textOf(bytes)
  if (!text) return []
  need(file, text.endsWith('\n'), 'last line')
  let before = ''
  return text
    .slice(0, -1)
    .split('\n')
    .map((line, at) => {
      const parts = LINE.exec(line)
      need(file, parts !== null && Number(parts[1]) === at + 1, `line ${at + 1}`)
      need(
        file,
        parts[2] >= before && !Number.isNaN(Date.parse(parts[2])),
        `time of line ${at + 1}`
      )
      before = parts[2]
      const [, n, time, kind, named, sha256] = parts
      return { n: Number(n), at: time, kind: kind as LogKind, file: named, sha256 }
    })
}

/** The heads after each line. */
export function headsOf(lines: LogLine[], hashing: Pick<Hashing, 'sha256'>): string[] {
  let head = FIRST_HEAD
  return lines.map((line) => (head = nextHead(head, logLine(line), hashing)))
}

/** A place that was vacated, and the reserve who took it. */
export interface Moved {
  vacated: number
  /** The place of the reserve; null where none was left. */
  by: number | null
  why: string
}

/** What `file` of a line of kind `place` says. */
export function readMoved(file: string): (Moved & { draw: string }) | undefined {
  const parts = /^([a-z0-9-]{1,40}):(\d{1,4})>(\d{1,4}|-):([a-z_]{1,40})$/.exec(file)
  if (!parts) return undefined
  const [, draw, vacated, by, why] = parts
  return { draw, vacated: Number(vacated), by: by === '-' ? null : Number(by), why }
}
