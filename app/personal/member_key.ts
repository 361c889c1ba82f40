import { createSecretKey, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rowsByKey } from '#app/database/batched'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { newKey, ownKey, seal, unseal } from './seal.js'

/** Keys held in memory at most; which was asked for longest ago goes first. */
const REMEMBERED_MAX = 10_000
const find = (memberId: string) => `SELECT member_id AS "memberId", sealed_key AS "sealedKey"
  FROM member_keys WHERE member_id = ${memberId}`
/** Stands where a key was: the member never gets another one. */
const DESTROYED = ''

const remembered = new LRUCache<number, KeyObject>({ max: REMEMBERED_MAX })

/** Nothing more is kept of a deleted member. */
export class KeyDestroyed extends Error {}

interface StoredKey {
  memberId: number
  sealedKey: string
}

const findKey = rowsByKey<number, StoredKey>({
  database: shopReader,
  select: find,
  type: 'bigint',
  keyOf: ({ memberId }) => memberId,
})

/**
 * Encrypts a personal value with the key of its member; the key is made with the first value.
 *
 * @throws KeyDestroyed
 */
export async function sealForMember(
  trx: Transaction,
  memberId: number,
  value: string | Buffer
): Promise<string> {
  return (await sealerOf(trx, memberId))(value)
}

/** Encrypts as many values of one member as there are, with one look at its key. @throws KeyDestroyed */
export async function sealerOf(
  trx: Transaction,
  memberId: number
): Promise<(value: string | Buffer) => string> {
  const key = remembered.get(memberId) ?? (await keyIn(trx, memberId))
  return (value) => seal(value, key, purposeOfMember(memberId))
}

/** Opens a personal value; null where the key of the member was destroyed. */
export async function openForMember(memberId: number, sealed: string): Promise<string | null> {
  return (await unsealerOf(memberId))(sealed)
}

/** The same for bytes, such as those of a photo. */
export async function openBytesForMember(memberId: number, sealed: string): Promise<Buffer | null> {
  const key = await standingKey(memberId)
  return key && unseal(sealed, key, purposeOfMember(memberId))
}

/** Opens as many values of one member as there are, with one look at its key. */
export async function unsealerOf(memberId: number): Promise<(sealed: string) => string | null> {
  const key = await standingKey(memberId)
  if (!key) return () => null
  return (sealed) => unseal(sealed, key, purposeOfMember(memberId)).toString()
}

/** Makes every value sealed for a member unreadable, in backups made later as well. */
export async function destroyMemberKey(trx: Transaction, memberId: number): Promise<void> {
  const sql = `INSERT INTO member_keys (member_id, sealed_key, created_at) VALUES (?, ?, ?)
    ON CONFLICT (member_id) DO UPDATE SET sealed_key = excluded.sealed_key`
  await rows(trx, sql, [memberId, DESTROYED, clock.now()])
  afterCommit(trx, () => void remembered.delete(memberId))
}

async function standingKey(memberId: number): Promise<KeyObject | null> {
  const [row] = await findKey(memberId)
  if (!row || row.sealedKey === DESTROYED) return null
  return opened(memberId, row.sealedKey)
}

async function keyIn(trx: Transaction, memberId: number): Promise<KeyObject> {
  const made = newKey()
  const insert = `INSERT INTO member_keys (member_id, sealed_key, created_at) VALUES (?, ?, ?)
    ON CONFLICT (member_id) DO NOTHING RETURNING member_id`
  const sealedKey = seal(made.bytes, ownKey(), purposeOfMember(memberId))
  const inserted = await rows(trx, insert, [memberId, sealedKey, clock.now()])
  const key = inserted.length ? made.key : await storedKey(trx, memberId)
  // A key is remembered only once it is certain to stay.
  afterCommit(trx, () => void remembered.set(memberId, key))
  return key
}

async function storedKey(trx: Transaction, memberId: number): Promise<KeyObject> {
  const [row] = await rows<StoredKey>(trx, find('?'), [memberId])
  if (row.sealedKey === DESTROYED) throw new KeyDestroyed(`Member ${memberId} has no key any more`)
  return opened(memberId, row.sealedKey)
}

function opened(memberId: number, sealedKey: string): KeyObject {
  return createSecretKey(unseal(sealedKey, ownKey(), purposeOfMember(memberId)))
}

/** What the key of a member is sealed for. */
export function purposeOfMember(memberId: number) {
  return `member:${memberId}`
}
