import { hash, timingSafeEqual } from 'node:crypto'
import Tokens from 'csrf'

/** Pairs of a token and its secret that are known by heart, some megabytes of them. */
const KNOWN_MAX = 10_000

/**
 * Lets the library of cross-site tokens hash in one call and compare with the means of Node: it draws
 * a key of its own for each comparison, which costs more than all else the check does. Tokens stay as
 * they were. A page shows its token with each request, and it is looked at twice: what was found right is
 * remembered.
 */
export function hashTokensAtOnce(): void {
  const prototype = Tokens.prototype as Tokens & {
    _tokenize: (secret: string, salt: string) => string
  }
  prototype._tokenize = (secret, salt) =>
    `${salt}-${hash('sha1', `${salt}-${secret}`, 'base64url')}`
  prototype.verify = function (secret, token) {
    if (!secret || !token || typeof secret !== 'string' || typeof token !== 'string') return false
    if (known.get(token) === secret) return true
    const end = token.indexOf('-')
    if (end === -1) return false
    const isRight = isSame(token, prototype._tokenize(secret, token.slice(0, end)))
    if (isRight) remember(token, secret)
    return isRight
  }
}

let known = new Map<string, string>()

function remember(token: string, secret: string) {
  if (known.size >= KNOWN_MAX) known = new Map()
  known.set(token, secret)
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
