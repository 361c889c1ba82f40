import type { ServerResponse } from 'node:http'
import { isSessionOf, onSessionEnd } from '#app/sessions/session_store'
import { BACKLOG_MAX, RECHECK_MS, RECHECKED_AT_ONCE, STREAMS_MAX } from './constants.js'

/** One open stream of events. */
interface OpenStream {
  memberId: number
  sessionId: string
  response: ServerResponse
}

const open = new Map<string, OpenStream>()
/** The streams of each member, oldest first. */
const ofMembers = new Map<number, Set<string>>()
let isEnding = false
let timer: NodeJS.Timeout | undefined

/** Notes a stream by the id its page has chosen, until it closes. */
export function streamOpened(id: string, stream: OpenStream): void {
  if (isEnding) return void stream.response.destroy()
  const own = [...(ofMembers.get(stream.memberId) ?? [])]
  for (const oldest of own.slice(0, Math.max(0, own.length + 1 - STREAMS_MAX))) close(oldest)
  // Only chance or malice gives two streams one id; of the first nobody would know any more.
  close(id)
  open.set(id, stream)
  ofMembers.set(stream.memberId, (ofMembers.get(stream.memberId) ?? new Set()).add(id))
  stream.response.on('close', () => open.get(id) === stream && forget(id))
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
  const all = [...open]
  for (let at = 0; at < all.length; at += RECHECKED_AT_ONCE) {
    await Promise.all(all.slice(at, at + RECHECKED_AT_ONCE).map(recheck))
  }
}

async function recheck([id, { sessionId, memberId, response }]: [string, OpenStream]) {
  const stands = await isSessionOf(sessionId, memberId).catch(() => true)
  if (!stands || response.writableLength > BACKLOG_MAX) close(id)
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
  forget(id)
}

function close(id: string) {
  open.get(id)?.response.destroy()
  forget(id)
}

function forget(id: string) {
  const stream = open.get(id)
  if (!stream) return
  open.delete(id)
  const own = ofMembers.get(stream.memberId)
  if (own?.delete(id) && own.size === 0) ofMembers.delete(stream.memberId)
}
