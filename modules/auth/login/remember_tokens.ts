import { RememberMeToken } from '@adonisjs/auth/session'
import { Secret } from '@adonisjs/core/helpers'
import string from '@adonisjs/core/helpers/string'
import { clock } from '#app/clock'
import type { LoginChoice } from '#app/sessions/session_row'
import type { Visitor } from '#app/sessions/visitor'
import { transaction, type Transaction } from '#app/transaction'
import { REMEMBER_OVERLAP_MS } from '../constants.js'
import RememberToken from './models/remember_token.js'
import { hashOfToken, newToken } from './secrets.js'

/** A login that outlives its session, and the device it was made on. */
export interface RememberedLogin extends Visitor {
  loginId: string
}

/** A new token of a member; `expiresIn` is in seconds or in words such as `30 days`. */
export function createRememberToken(
  memberId: number,
  login: RememberedLogin,
  expiresIn: string | number
) {
  const now = clock.now()
  const expiresAt = now + string.seconds.parse(expiresIn) * 1000
  return write({ ...login, memberId, expiresAt, createdAt: now })
}

/** The stored token a cookie names with its member, where its secret fits and it has not ended. */
export async function findRememberToken(value: Secret<string>): Promise<RememberToken | null> {
  const named = RememberMeToken.decode(value.release())
  const id = Number(named?.identifier)
  if (!named || !Number.isSafeInteger(id)) return null
  const living = RememberToken.query().where('id', id).where('expiresAt', '>', clock.now())
  const token = await living.preload('member').first()
  return token && tokenOf(token).verify(named.secret) ? token : null
}

/**
 * Replaces a used token. The new one ends when the old one would have, so a remembered login has
 * an end; the old one works a moment longer, because tabs that open together share one cookie.
 */
export async function recycleRememberToken(found: RememberToken): Promise<RememberMeToken> {
  const end = clock.now() + REMEMBER_OVERLAP_MS
  await transaction(async (trx) => {
    const token = RememberToken.query(trx).where('id', found.id).where('expiresAt', '>', end)
    await token.update({ expiresAt: end })
  })
  return write(found)
}

/** Ends what one login of a member is remembered by, or all its other logins. */
export async function deleteRememberTokens(
  trx: Transaction,
  memberId: number,
  choice: LoginChoice
): Promise<void> {
  const [sign, login] = 'only' in choice ? ['=', choice.only] : ['<>', choice.but]
  await RememberToken.query(trx).where({ memberId }).where('loginId', sign, login).delete()
}

/** The framework's own object for a stored token. */
export function tokenOf(token: RememberToken, secret?: string) {
  return new RememberMeToken({
    identifier: token.id,
    tokenableId: token.memberId,
    hash: token.tokenHash,
    createdAt: new Date(token.createdAt),
    updatedAt: new Date(token.updatedAt),
    expiresAt: new Date(token.expiresAt),
    secret: secret === undefined ? undefined : new Secret(secret),
  })
}

type NewToken = RememberedLogin & Pick<RememberToken, 'memberId' | 'expiresAt' | 'createdAt'>

async function write(token: NewToken): Promise<RememberMeToken> {
  const { memberId, expiresAt, createdAt, loginId, browser, system, network } = token
  const values = { memberId, expiresAt, createdAt, loginId, browser, system, network }
  const secret = newToken()
  const now = clock.now()
  const made = { ...values, tokenHash: hashOfToken(secret), updatedAt: now }
  const stored = await transaction(async (trx) => {
    await RememberToken.query(trx).where({ memberId }).where('expiresAt', '<=', now).delete()
    return RememberToken.create(made, trx)
  })
  return tokenOf(stored, secret)
}
