import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { clock } from '#app/clock'
import env from '#start/env'
import { VALIDATION_LINK_AGE_MS } from '../constants.js'

/** What a link opens: its route, which has the account as `user`, and the purpose it is signed for. */
export interface Door {
  route: 'register.validation' | 'email.confirmation'
  purpose: string
}

/** Characters that tell one e-mail address from another in a link. */
const FINGERPRINT_LENGTH = 22

/**
 * The full address by which the owner of a mailbox opens something of an account. Its end and the
 * e-mail address it goes to are part of what is signed: the shop's clock decides, and another
 * mailbox opens nothing.
 */
export function mailboxLink(
  { route, purpose }: Door,
  { id, email }: { id: number; email: string }
): string {
  const qs = { until: clock.now() + VALIDATION_LINK_AGE_MS, to: fingerprintOf(email) }
  const path = signedUrlFor(route, { user: id }, { qs, purpose })
  return new URL(path, env.get('APP_URL')).href
}

/** Whether the link of this request was made here for this door, and is not too old. */
export function isGenuine({ request }: HttpContext, { purpose }: Door): boolean {
  return request.hasValidSignature(purpose) && Number(request.qs().until) > clock.now()
}

/** Whether the link of this request went to this mailbox. */
export function wentTo({ request }: HttpContext, email: string): boolean {
  return fingerprintOf(email) === request.qs().to
}

function fingerprintOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, FINGERPRINT_LENGTH)
}
