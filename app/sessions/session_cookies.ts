import type { EncryptionService } from '@adonisjs/core/types'

type Verifier = ReturnType<EncryptionService['getMessageVerifier']>

/** Sessions whose cookies are known by heart: those of some minutes, in some megabytes. */
const KNOWN_MAX = 10_000

/**
 * Remembers the signatures of session cookies that were found right. A cookie comes with every request,
 * and is sent back with every answer; its signature is the same each time. Only right ones are
 * remembered, by the whole cookie, so that a forged one is refused as before. Whether the session still
 * stands is asked of its row, each time.
 */
export function rememberSessionCookies(verifier: Verifier, purpose: string): void {
  const { sign, unsign } = verifier
  let idOf = new Map<string, unknown>()
  let cookieOf = new Map<unknown, string>()

  function remember(cookie: string, id: unknown) {
    if (typeof id !== 'string') return
    if (idOf.size >= KNOWN_MAX) [idOf, cookieOf] = [new Map(), new Map()]
    idOf.set(cookie, id)
    cookieOf.set(id, cookie)
  }

  verifier.unsign = function <Value>(cookie: string, meant?: string): Value | null {
    if (meant !== purpose) return unsign.call(verifier, cookie, meant) as Value | null
    const known = idOf.get(cookie)
    if (known !== undefined) return known as Value
    const id = unsign.call(verifier, cookie, meant)
    remember(cookie, id)
    return id as Value | null
  }
  verifier.sign = function (id, expiresIn, meant) {
    const isOurs = meant === purpose && expiresIn === undefined
    if (!isOurs) return sign.call(verifier, id, expiresIn, meant)
    const known = cookieOf.get(id)
    if (known !== undefined) return known
    const cookie = sign.call(verifier, id, expiresIn, meant)
    remember(cookie, id)
    return cookie
  }
}
