import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'
import { InvalidCursor } from '../exceptions.js'

/** How far a client has read. */
export interface Cursor {
  epoch: string
  /** The last place that was told. */
  after: number
  /** Where the pull ends that is under way; 0 where the next one begins. */
  until: number
  /** The page that comes next. */
  page: number
  /** How many members were counted behind that page; 0 where they are to be counted. */
  left: number
  /** Whether changes waited for their places when that end was chosen: the pull goes on behind it. */
  goesOn: boolean
}

const MARK_BYTES = 16
const SHAPE = /^([0-9a-f]{16})\.(\d{1,15})\.(\d{1,15})\.(\d{1,9})(?:\.(\d{1,5}))?(\.on)?$/
export const CURSOR_MAX = 120

/** A cursor as the client carries it: nobody else can make it, or use it. */
export function written(cursor: Cursor, clientId: number): string {
  const { epoch, after, until, page, left, goesOn } = cursor
  const text = [epoch, after, until, page, left, ...(goesOn ? ['on'] : [])].join('.')
  return Buffer.concat([markOf(text, clientId), Buffer.from(text)]).toString('base64url')
}

/** @throws invalid_cursor where it was not written here for this client */
export function readCursor(text: string, clientId: number): Cursor {
  const bytes = Buffer.from(text, 'base64url')
  const [mark, contents] = [bytes.subarray(0, MARK_BYTES), bytes.subarray(MARK_BYTES).toString()]
  const right = markOf(contents, clientId)
  const parts = SHAPE.exec(contents)
  if (!parts || mark.length !== right.length || !timingSafeEqual(mark, right)) {
    throw new InvalidCursor()
  }
  const [, epoch, ...told] = parts
  // An older version did not tell how many were left.
  const [after, until, page, left] = told.slice(0, 4).map((number) => Number(number ?? 0))
  return { epoch, after, until, page, left, goesOn: told[4] !== undefined }
}

function markOf(text: string, clientId: number): Buffer {
  const mac = createHmac('sha256', derivedKey('partner-cursors')).update(`${clientId}:${text}`)
  return mac.digest().subarray(0, MARK_BYTES)
}
