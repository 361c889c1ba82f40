import { RememberMeToken } from '@adonisjs/auth/session'
import { Secret } from '@adonisjs/core/helpers'
import string from '@adonisjs/core/helpers/string'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { LoginChoice } from '#app/sessions/session_row'
import type { Visitor } from '#app/sessions/visitor'
import { transaction, type Transaction } from '#app/transaction'
import { REMEMBER_OVERLAP_MS } from './constants.js'
import { hashOfToken, newToken } from './secrets.js'

/** A login that outlives its session, and the device it was made on. */
export interface RememberedLogin extends Visitor {
  loginId: string
}

/** A remember token as it is kept; times in ms UTC. */
export interface StoredToken extends RememberedLogin {
  id: number
  memberId: number
  hash: string
  createdAt: number
  updatedAt: number
  expiresAt: number
}

/** What a member comes back with, and whether a second factor must follow. */
export interface FoundToken extends StoredToken {
  /** Milliseconds UTC, null where the password alone logs in. */
  twoFactorConfirmedAt: number | null
}

const COLUMNS = `id, member_id AS "memberId", token_hash AS "hash", created_at AS "createdAt",
  updated_at AS "updatedAt", expires_at AS "expiresAt", login_id AS "loginId", browser, system,
  network`
const FIND = `SELECT ${COLUMNS}, (SELECT two_factor_confirmed_at FROM members
  WHERE members.id = member_id) AS "twoFactorConfirmedAt" FROM remember_tokens
  WHERE id = ? AND expires_at > ?`
const INSERT = `INSERT INTO remember_tokens (member_id, token_hash, expires_at, login_id, browser,
  system, network, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`

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

/** The stored token a cookie names, where its secret fits and it has not ended. */
export async function findRememberToken(value: Secret<string>): Promise<FoundToken | null> {
  const named = RememberMeToken.decode(value.release())
  const id = Number(named?.identifier)
  if (!named || !Number.isSafeInteger(id)) return null
  const [row] = await shopReader().rows<FoundToken>(FIND, [id, clock.now()])
  return row && tokenOf(row).verify(named.secret) ? row : null
}

/**
 * Replaces a used token. The new one ends when the old one would have, so a remembered login has
 * an end; the old one works a moment longer, because tabs that open together share one cookie.
 */
export async function recycleRememberToken(found: StoredToken): Promise<RememberMeToken> {
  const shorten = 'UPDATE remember_tokens SET expires_at = ? WHERE id = ? AND expires_at > ?'
  const end = clock.now() + REMEMBER_OVERLAP_MS
  await transaction((trx) => rows(trx, shorten, [end, found.id, end]))
  return write(found)
}

/** The tokens of a member that have not ended. */
export function rememberTokensOf(memberId: number): Promise<StoredToken[]> {
  const sql = `SELECT ${COLUMNS} FROM remember_tokens WHERE member_id = ? AND expires_at > ?`
  return shopReader().rows<StoredToken>(sql, [memberId, clock.now()])
}

/** Ends what one login of a member is remembered by, or all its other logins. */
export async function deleteRememberTokens(
  trx: Transaction,
  memberId: number,
  choice: LoginChoice
): Promise<void> {
  const [sign, login] = 'only' in choice ? ['=', choice.only] : ['<>', choice.but]
  const sql = `DELETE FROM remember_tokens WHERE member_id = ? AND login_id ${sign} ?`
  await rows(trx, sql, [memberId, login])
}

/** The framework's own object for a stored token. */
export function tokenOf({ id, memberId, hash, ...row }: StoredToken, secret?: string) {
  return new RememberMeToken({
    identifier: id,
    tokenableId: memberId,
    hash,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    expiresAt: new Date(row.expiresAt),
    secret: secret === undefined ? undefined : new Secret(secret),
  })
}

async function write(
  token: Omit<StoredToken, 'id' | 'hash' | 'updatedAt'>
): Promise<RememberMeToken> {
  const { memberId, expiresAt, createdAt, loginId, browser, system, network } = token
  const secret = newToken()
  const hash = hashOfToken(secret)
  const now = clock.now()
  const values = [memberId, hash, expiresAt, loginId, browser, system, network, createdAt, now]
  const [{ id }] = await transaction(async (trx) => {
    const old = 'DELETE FROM remember_tokens WHERE member_id = ? AND expires_at <= ?'
    await rows(trx, old, [memberId, now])
    return rows<{ id: number }>(trx, INSERT, values)
  })
  return tokenOf({ ...token, id, hash, updatedAt: now }, secret)
}
