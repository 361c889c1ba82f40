import type { IncomingMessage } from 'node:http'
import { mayHoldNul } from '#app/middleware/no_nul_middleware'

/** A plain request is small, in bytes. */
const BODY_MAX = 16 * 1024
/** Lists and objects in a plain request; more of them could lie deeper in each other than the stack is. */
const PARTS_MAX = 1000
const PART = /[[{]/g

/** The size a request says its JSON has, in bytes; undefined where it is not a plain one. */
export function sizeOfBody({ headers }: IncomingMessage): number | undefined {
  if (headers['content-type'] !== 'application/json') return undefined
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return undefined
  }
  const size = Number(headers['content-length'])
  return Number.isInteger(size) && size > 0 && size <= BODY_MAX ? size : undefined
}

/**
 * Reads the whole body. It may be given back by `unshift` in the same turn of the event loop.
 *
 * @returns undefined where the client went away
 */
export function bodyOf(request: IncomingMessage, size: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const body: Buffer | null = request.readableLength < size ? null : request.read(size)
      if (body === null && !request.destroyed) return
      request.off('readable', look)
      request.off('close', look)
      resolve(body ?? undefined)
    }
    // It has mostly come together with the headers.
    if (request.readableLength >= size) return look()
    request.on('readable', look)
    request.on('close', look)
  })
}

/** The object a body holds; undefined where it holds anything else. */
export function objectIn(body: Buffer): Record<string, unknown> | undefined {
  const text = body.toString()
  if (mayHoldNul(text) || holdsManyParts(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function holdsManyParts(text: string): boolean {
  // Each is closed as well.
  return text.length > 2 * PARTS_MAX && (text.match(PART)?.length ?? 0) > PARTS_MAX
}
