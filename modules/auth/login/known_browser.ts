import { createHmac } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { ownKey } from '#app/personal/seal'
import { secureCookies } from '#config/address'
import { KNOWN_BROWSER_ACCOUNTS_MAX, KNOWN_BROWSER_AGE } from '../constants.js'
import type { PasswordOwner } from '../passwords/password_confirmation.js'
import { newToken } from './secrets.js'

/** Name of the cookie; the prefix ties it to https and this very host. */
const COOKIE = secureCookies ? '__Host-known_browser' : 'known_browser'

/** What the signed cookie holds: keyed marks that say nothing about whose they are. */
type KnownBrowser = {
  id: string
  /** Marks of the accounts that logged in with this browser, the latest first. */
  marks: string[]
}

/**
 * The mark of a browser that has logged in to an account before, by which it is counted; null for
 * every other browser. It proves no more than that: nobody is logged in by it.
 */
export function browserMark({ request }: HttpContext, owner: PasswordOwner): string | null {
  const known = knownBrowser(request)
  if (!known) return null
  const mark = markOf(known.id, owner)
  return known.marks.includes(mark) ? mark : null
}

/**
 * Notes in the browser that it has logged in to an account.
 *
 * @returns the number of the browser, which its cookie holds
 */
export function rememberBrowser({ request, response }: HttpContext, owner: PasswordOwner): string {
  const { id, marks } = knownBrowser(request) ?? { id: newToken(), marks: [] }
  const mark = markOf(id, owner)
  const latest = [mark, ...marks.filter((other) => other !== mark)]
  const value: KnownBrowser = { id, marks: latest.slice(0, KNOWN_BROWSER_ACCOUNTS_MAX) }
  response.cookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
    maxAge: KNOWN_BROWSER_AGE,
  })
  return id
}

function knownBrowser(request: HttpContext['request']): KnownBrowser | null {
  const value: Partial<KnownBrowser> | null | undefined = request.cookie(COOKIE)
  return typeof value?.id === 'string' && Array.isArray(value.marks)
    ? (value as KnownBrowser)
    : null
}

function markOf(browserId: string, { guard, id }: PasswordOwner) {
  const text = `known-browser:${browserId}:${guard}:${id}`
  return createHmac('sha256', ownKey()).update(text).digest('base64url')
}
