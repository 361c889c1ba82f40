import { createHash } from 'node:crypto'
import { PUSH_MESSAGE_MAX } from '#notifications/constants'

/** What the service worker of the shop is told; it reads version 1. */
export interface PushMessage {
  v: 1
  /** The notification. */
  id: number
  /** Of two messages with one tag the one with the higher number is the later one. */
  seq: number
  tag: string
  title: string
  body: string
  /** What is shown in its place where somebody else is logged in. */
  neutral: string
  /** A path of this shop. */
  action: string | null
  lang: string
  /** The mark of the member it is for. */
  m: string
}

/** Characters of a topic that push services take. @source RFC 8030 section 5.4 */
const TOPIC_LETTERS = 32
/** Longest text that is shown, in characters; screens cut earlier. */
const BODY_MAX = 400

/** The message as it is encrypted; a text that is too long ends in dots. */
export function bytesOfMessage(message: PushMessage): Buffer {
  const letters = [...message.body]
  for (let length = Math.min(letters.length, BODY_MAX); ; length = Math.floor(length / 2)) {
    const body = length < letters.length ? `${letters.slice(0, length).join('')}…` : message.body
    const bytes = Buffer.from(JSON.stringify({ ...message, body }))
    if (bytes.length <= PUSH_MESSAGE_MAX) return bytes
    if (!length) throw new Error(`A push message of ${bytes.length} bytes without a text`)
  }
}

/** Under which a push service keeps one message at most: a later one takes the place of the one that waits. */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LETTERS)
}
