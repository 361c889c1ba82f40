import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { clock } from '#app/clock'
import { InvalidSignature } from '#app/exceptions/page_exceptions'
import env from '#start/env'
import { VALIDATION_LINK_AGE_MS } from './constants.js'
import { accountToValidate, type AccountToValidate } from './queries/account_to_validate.js'

const PURPOSE = 'registration_validation'
/** Characters that tell one e-mail address from another in a link. */
const FINGERPRINT_LENGTH = 22

/**
 * The full address a prepared account is activated under. Its end and the e-mail address it goes
 * to are part of what is signed: the shop's clock decides, and another mailbox opens nothing.
 */
export function validationLink({ id, email }: { id: number; email: string }): string {
  const qs = { until: clock.now() + VALIDATION_LINK_AGE_MS, to: fingerprintOf(email) }
  const path = signedUrlFor('register.validation', { user: id }, { qs, purpose: PURPOSE })
  return new URL(path, env.get('APP_URL')).href
}

/**
 * The account the link of this request was made for, whether it is active by now or not.
 *
 * @throws invalid_signature where the link is forged, too old, or its account is gone
 */
export async function accountOfLink({ request, params }: HttpContext): Promise<AccountToValidate> {
  const { until, to } = request.qs()
  const isSigned = request.hasValidSignature(PURPOSE) && Number(until) > clock.now()
  const account = isSigned ? await accountToValidate(Number(params.user)) : null
  if (!account || fingerprintOf(account.email) !== to) throw new InvalidSignature()
  return account
}

function fingerprintOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, FINGERPRINT_LENGTH)
}
