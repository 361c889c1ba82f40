import { createSecretKey, type KeyObject } from 'node:crypto'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { oneOf } from '#app/database/one_of'
import { rowFinder } from '#app/database/row_finder'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { newKey, ownKey, seal, unseal } from './seal.js'

/** Keys held in memory at most; the oldest goes first. */
const REMEMBERED_MAX = 10_000
const KEYS = 'SELECT member_id AS "memberId", sealed_key AS "sealedKey" FROM member_keys WHERE'
const FIND = `${KEYS} member_id = ?`
const FIND_ALL = `${KEYS} ${oneOf('member_id', 'bigint')}`
/** Stands where a key was: the member never gets another one. */
const DESTROYED = ''

const remembered = new Map<number, KeyObject>()

interface StoredKey {
  memberId: number
  sealedKey: string
}

const findKey = rowFinder<number, StoredKey>({
  database: shopReader,
  one: async (memberId) => (await shopReader().rows<StoredKey>(FIND, [memberId]))[0],
  many: (memberIds) => shopReader().rows(FIND_ALL, [JSON.stringify(memberIds)]),
  keyOf: ({ memberId }) => memberId,
})

/**
 * Encrypts a personal value with the key of its member; the key is made with the first value.
 *
 * @throws Error where the key was destroyed: nothing is kept of a deleted member
 */
export async function sealForMember(
  trx: Transaction,
  memberId: number,
  value: string
): Promise<string> {
  const key = remembered.get(memberId) ?? (await keyIn(trx, memberId))
  return seal(value, key, purposeOfMember(memberId))
}

/** Opens a personal value; null where the key of the member was destroyed. */
export async function openForMember(memberId: number, sealed: string): Promise<string | null> {
  return (await unsealerOf(memberId))(sealed)
}

/** Opens as many values of one member as there are, with one look at its key. */
export async function unsealerOf(memberId: number): Promise<(sealed: string) => string | null> {
  const row = await findKey(memberId)
  if (!row || row.sealedKey === DESTROYED) return () => null
  const key = opened(memberId, row.sealedKey)
  return (sealed) => unseal(sealed, key, purposeOfMember(memberId)).toString()
}

/** Makes every value sealed for a member unreadable, in backups made later as well. */
export async function destroyMemberKey(trx: Transaction, memberId: number): Promise<void> {
  const sql = `INSERT INTO member_keys (member_id, sealed_key, created_at) VALUES (?, ?, ?)
    ON CONFLICT (member_id) DO UPDATE SET sealed_key = excluded.sealed_key`
  await rows(trx, sql, [memberId, DESTROYED, clock.now()])
  afterCommit(trx, () => void remembered.delete(memberId))
}

async function keyIn(trx: Transaction, memberId: number): Promise<KeyObject> {
  const made = newKey()
  const insert = `INSERT INTO member_keys (member_id, sealed_key, created_at) VALUES (?, ?, ?)
    ON CONFLICT (member_id) DO NOTHING RETURNING member_id`
  const sealedKey = seal(made.bytes, ownKey(), purposeOfMember(memberId))
  const inserted = await rows(trx, insert, [memberId, sealedKey, clock.now()])
  const key = inserted.length ? made.key : await storedKey(trx, memberId)
  // A key is remembered only once it is certain to stay.
  afterCommit(trx, () => remember(memberId, key))
  return key
}

async function storedKey(trx: Transaction, memberId: number): Promise<KeyObject> {
  const [row] = await rows<StoredKey>(trx, FIND, [memberId])
  if (row.sealedKey === DESTROYED) throw new Error(`Member ${memberId} is deleted and has no key`)
  return opened(memberId, row.sealedKey)
}

function opened(memberId: number, sealedKey: string): KeyObject {
  return createSecretKey(unseal(sealedKey, ownKey(), purposeOfMember(memberId)))
}

function remember(memberId: number, key: KeyObject) {
  remembered.set(memberId, key)
  if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!)
}

/** What the key of a member is sealed for. */
export function purposeOfMember(memberId: number) {
  return `member:${memberId}`
}
