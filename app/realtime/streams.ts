import type { ServerResponse } from 'node:http'
import { isSessionOf, onSessionEnd } from '#app/sessions/session_store'

/** Streams a member may hold at once: a few tabs and a phone. The oldest gives way. */
const STREAMS_MAX = 5
/** How often it is asked whether the session of each stream still stands, in ms. */
const RECHECK_MS = 60_000
/** A reader that has not taken this many bytes is too slow to be kept, in bytes. */
const BACKLOG_MAX = 64 * 1024

/** One open stream of events. */
interface OpenStream {
  memberId: number
  sessionId: string
  response: ServerResponse
}

const open = new Map<string, OpenStream>()
let isEnding = false
let timer: NodeJS.Timeout | undefined

/** Notes a stream by the id its page has chosen, until it closes. */
export function streamOpened(id: string, stream: OpenStream): void {
  if (isEnding) return void stream.response.destroy()
  const own = [...open].filter(([, { memberId }]) => memberId === stream.memberId)
  for (const [oldest] of own.slice(0, Math.max(0, own.length + 1 - STREAMS_MAX))) close(oldest)
  open.set(id, stream)
  stream.response.on('close', () => open.delete(id))
  timer ??= setInterval(() => void recheckStreams(), RECHECK_MS).unref()
}

/** Whether a stream belongs to a member: nobody orders channels for somebody else's stream. */
export function isStreamOf(id: string, memberId: number): boolean {
  return open.get(id)?.memberId === memberId
}

/** How many streams this process holds. */
export function openStreams(): number {
  return open.size
}

/** Closes streams whose session has ended, or whose reader takes nothing. */
export async function recheckStreams(): Promise<void> {
  for (const [id, { sessionId, memberId, response }] of open) {
    const stands = await isSessionOf(sessionId, memberId).catch(() => true)
    if (!stands || response.writableLength > BACKLOG_MAX) close(id)
  }
}

/** Closes every stream, and those that still come; called when the application ends. */
export function closeStreams(): void {
  isEnding = true
  clearInterval(timer)
  timer = undefined
  for (const id of open.keys()) close(id)
}

onSessionEnd((ended) => {
  for (const [id, { sessionId }] of open) {
    if (sessionId === ended) finish(id)
  }
})

/** Ends a stream as an answer ends, so that the browser has nothing to complain about. */
function finish(id: string) {
  const { response } = open.get(id)!
  // Whoever still writes to it comes too late, which is no failure.
  response.on('error', () => {})
  response.end()
  open.delete(id)
}

function close(id: string) {
  open.get(id)?.response.destroy()
  open.delete(id)
}
