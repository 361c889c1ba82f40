import type { ServerResponse } from 'node:http'
import { isSessionOf } from '#app/sessions/session_store'
import { watch } from '#app/watch'
import { hearsOthers } from './between_processes.js'
import {
  BACKLOG_MAX,
  OPENED_WITHIN_MS,
  RECHECK_MS,
  RECHECKED_AT_ONCE,
  ROUND_MS,
  STREAMS_MAX,
} from './constants.js'

/** One open stream of events. */
interface OpenStream {
  memberId: number
  sessionId: string
  response: ServerResponse
}

/** With the time at which its session was last known to stand, in ms of the process. */
type AskedStream = OpenStream & { askedAt: number }

/** Tells a page that its stream ended with its session: where it has another one by now, it need not wait for its turn. */
const SESSION_OVER = 'event: session_over\ndata: 1\n\n'

/** Those that were asked for longest ago first. */
const open = new Map<string, AskedStream>()
/** The streams of each member, oldest first. */
const ofMembers = new Map<number, Set<string>>()
const rounds = watch(ROUND_MS, recheckNext, 'The sessions of streams cannot be asked for')
let isEnding = false

/** Notes a stream by the id its page has chosen, until it closes. */
export function streamOpened(id: string, opened: OpenStream): void {
  if (isEnding) return void opened.response.destroy()
  const stream = { ...opened, askedAt: performance.now() }
  const own = [...(ofMembers.get(stream.memberId) ?? [])]
  for (const oldest of own.slice(0, Math.max(0, own.length + 1 - STREAMS_MAX))) close(oldest)
  // Only chance or malice gives two streams one id; of the first nobody would know any more.
  close(id)
  open.set(id, stream)
  ofMembers.set(stream.memberId, (ofMembers.get(stream.memberId) ?? new Set()).add(id))
  stream.response.on('close', () => open.get(id) === stream && forget(id))
  rounds.start()
}

/** Whether a stream belongs to a member: nobody orders channels for somebody else's stream. */
export function isStreamOf(id: string, memberId: number): boolean {
  return open.get(id)?.memberId === memberId
}

/** How many streams this process holds. */
export function openStreams(): number {
  return open.size
}

/** Ends streams whose session has ended, and cuts off those whose reader takes nothing. */
export async function recheckStreams(): Promise<void> {
  const all = [...open.keys()]
  for (let at = 0; at < all.length; at += RECHECKED_AT_ONCE) {
    await recheck(all.slice(at, at + RECHECKED_AT_ONCE))
  }
}

/** The same for members whose sessions have just ended, here or in another process. */
export function recheckStreamsOf(memberIds: number[]): void {
  const asked = () => void recheck(memberIds.flatMap((id) => [...(ofMembers.get(id) ?? [])]))
  asked()
  setTimeout(asked, OPENED_WITHIN_MS).unref()
}

/** Each in its time; as soon as can be where other processes may end sessions and are not heard. */
async function recheckNext() {
  const askedBefore = performance.now() - (hearsOthers() ? RECHECK_MS : 0)
  const due: string[] = []
  for (const [id, { askedAt }] of open) {
    if (askedAt > askedBefore || due.length === RECHECKED_AT_ONCE) break
    due.push(id)
  }
  await recheck(due)
}

async function recheck(ids: string[]) {
  await Promise.all(ids.map(recheckOne))
}

async function recheckOne(id: string) {
  const stream = open.get(id)
  if (!stream) return
  const { sessionId, memberId, response } = stream
  stream.askedAt = performance.now()
  open.delete(id)
  open.set(id, stream)
  const stands = await isSessionOf(sessionId, memberId).catch(() => true)
  // Another one may have come under its id meanwhile.
  if (open.get(id) !== stream) return
  if (!stands || response.writableLength > BACKLOG_MAX) finish(id, SESSION_OVER)
}

/** Asks every page to come back and read the truth; they come spread over some seconds. */
export function sendStreamsBack(): void {
  for (const id of open.keys()) finish(id)
}

/** Closes every stream, and those that still come; called when the application ends. */
export function closeStreams(): void {
  isEnding = true
  void rounds.stop()
  for (const id of open.keys()) close(id)
}

/** Ends a stream as an answer ends, so that the browser has nothing to complain about; a reader that is behind is cut off. */
function finish(id: string, lastWord = '') {
  const { response } = open.get(id)!
  if (response.writableLength > 0) return close(id)
  // Whoever still writes to it comes too late, which is no failure.
  response.on('error', () => {})
  response.end(lastWord)
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
