import { RememberMeToken } from '@adonisjs/auth/session'
import { Secret } from '@adonisjs/core/helpers'
import string from '@adonisjs/core/helpers/string'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { REMEMBER_OVERLAP_MS } from './constants.js'
import { hashOfToken, newToken } from './secrets.js'

type Row = {
  id: number
  memberId: number
  hash: string
  createdAt: number
  updatedAt: number
  expiresAt: number
}

const FIND = `SELECT id, member_id AS "memberId", token_hash AS "hash", created_at AS "createdAt",
  updated_at AS "updatedAt", expires_at AS "expiresAt" FROM remember_tokens
  WHERE id = ? AND expires_at > ?`
const INSERT = `INSERT INTO remember_tokens
  (member_id, token_hash, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?) RETURNING id`

/** A new token of a member; `expiresIn` is in seconds or in words such as `30 days`. */
export function createRememberToken(memberId: number, expiresIn: string | number) {
  const expiresAt = clock.now() + string.seconds.parse(expiresIn) * 1000
  return write(memberId, expiresAt)
}

/** The stored token a cookie names, where its secret fits and it has not ended. */
export async function verifyRememberToken(value: Secret<string>): Promise<RememberMeToken | null> {
  const named = RememberMeToken.decode(value.release())
  const id = Number(named?.identifier)
  if (!named || !Number.isSafeInteger(id)) return null
  const [row] = await shopReader().rows<Row>(FIND, [id, clock.now()])
  const token = row && tokenOf(row)
  return token?.verify(named.secret) ? token : null
}

/**
 * Replaces a used token. The new one ends when the old one would have, so a remembered login has
 * an end; the old one works a moment longer, because tabs that open together share one cookie.
 */
export async function recycleRememberToken(memberId: number, id: number): Promise<RememberMeToken> {
  const now = clock.now()
  const [row] = await shopReader().rows<Row>(FIND, [id, now])
  const shorten = 'UPDATE remember_tokens SET expires_at = ? WHERE id = ? AND expires_at > ?'
  const end = now + REMEMBER_OVERLAP_MS
  await transaction((trx) => rows(trx, shorten, [end, id, end]))
  return write(memberId, row?.expiresAt ?? end)
}

/** Ends a token, at logout. */
export async function deleteRememberToken(memberId: number, id: number): Promise<number> {
  const sql = 'DELETE FROM remember_tokens WHERE id = ? AND member_id = ? RETURNING id'
  return (await transaction((trx) => rows(trx, sql, [id, memberId]))).length
}

async function write(memberId: number, expiresAt: number): Promise<RememberMeToken> {
  const secret = newToken()
  const hash = hashOfToken(secret)
  const now = clock.now()
  const [{ id }] = await transaction(async (trx) => {
    const old = 'DELETE FROM remember_tokens WHERE member_id = ? AND expires_at <= ?'
    await rows(trx, old, [memberId, now])
    return rows<{ id: number }>(trx, INSERT, [memberId, hash, expiresAt, now, now])
  })
  return tokenOf({ id, memberId, hash, createdAt: now, updatedAt: now, expiresAt }, secret)
}

function tokenOf({ id, memberId, hash, ...times }: Row, secret?: string): RememberMeToken {
  return new RememberMeToken({
    identifier: id,
    tokenableId: memberId,
    hash,
    createdAt: new Date(times.createdAt),
    updatedAt: new Date(times.updatedAt),
    expiresAt: new Date(times.expiresAt),
    secret: secret === undefined ? undefined : new Secret(secret),
  })
}
