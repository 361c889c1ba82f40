import { hash, timingSafeEqual } from 'node:crypto'
import Tokens from 'csrf'

/**
 * Lets the library of cross-site tokens hash in one call and compare with the means of Node: it draws
 * a key of its own for each comparison, which costs more than all else the check does. Tokens stay as
 * they were.
 */
export function hashTokensAtOnce(): void {
  const prototype = Tokens.prototype as Tokens & {
    _tokenize: (secret: string, salt: string) => string
  }
  prototype._tokenize = (secret, salt) =>
    `${salt}-${hash('sha1', `${salt}-${secret}`, 'base64url')}`
  prototype.verify = function (secret, token) {
    if (!secret || !token || typeof secret !== 'string' || typeof token !== 'string') return false
    const end = token.indexOf('-')
    if (end === -1) return false
    return isSame(token, prototype._tokenize(secret, token.slice(0, end)))
  }
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
