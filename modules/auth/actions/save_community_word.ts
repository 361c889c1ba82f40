import { errors } from '@vinejs/vine'
import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'

/** A word with its first and last day in Budapest, YYYY-MM-DD. */
export interface CommunityWordFields {
  word: string
  starts_on: string
  ends_on: string
}

/** Which word is changed, and by whom. */
export interface CommunityWordChange {
  id: number
  by: Actor
}

const INSERT = `INSERT INTO community_words (word, starts_on, ends_on, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?) RETURNING id`
const UPDATE = `UPDATE community_words SET word = ?, starts_on = ?, ends_on = ?, updated_at = ?
  WHERE id = ? RETURNING id`

/** Writes a new word. @throws E_VALIDATION_ERROR where it ends before it begins */
export async function insertCommunityWord(
  trx: Transaction,
  fields: CommunityWordFields,
  by: Actor
): Promise<number> {
  const now = clock.now()
  const [{ id }] = await rows<{ id: number }>(trx, INSERT, [...valuesOf(fields), now, now])
  await audit(trx, 'created', { id, by })
  return id
}

/** Changes a word or its days. @throws NotFound */
export async function updateCommunityWord(
  trx: Transaction,
  change: CommunityWordChange,
  fields: CommunityWordFields
): Promise<void> {
  const changed = await rows(trx, UPDATE, [...valuesOf(fields), clock.now(), change.id])
  if (!changed.length) throw new NotFound()
  await audit(trx, 'changed', change)
}

/** Takes a word away; points it brought stay. @throws NotFound */
export async function deleteCommunityWord(
  trx: Transaction,
  change: CommunityWordChange
): Promise<void> {
  const sql = 'DELETE FROM community_words WHERE id = ? RETURNING id'
  if (!(await rows(trx, sql, [change.id])).length) throw new NotFound()
  await audit(trx, 'deleted', change)
}

function valuesOf({ word, starts_on, ends_on }: CommunityWordFields): string[] {
  if (ends_on < starts_on) {
    const [field, rule] = ['ends_on', 'date_min']
    throw new errors.E_VALIDATION_ERROR([{ field, rule, message: rule }])
  }
  return [word, starts_on, ends_on]
}

type Deed = 'created' | 'changed' | 'deleted'

function audit(trx: Transaction, deed: Deed, { id, by }: CommunityWordChange) {
  const subject = { type: 'community_word', id }
  return recordAudit(trx, { by, action: `community_word.${deed}`, subject })
}
