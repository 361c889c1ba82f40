import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { DefaultNeeded, ReferenceNotThere, StillUsed } from '#auth/reference_exceptions'
import { agePostcodeAnswers } from '#auth/kept_consultants'
import { writtenId } from '#auth/written_row'

/** A regional contact as staff fill it in; lists hold channel names. */
export interface RepresentativeFields {
  last_name: string
  first_name: string
  phone?: string | null
  email?: string | null
  distribution_channel?: string[] | null
  distribution_channel_task_fields?: string[] | null
  is_default?: boolean
}

const INSERT = `INSERT INTO regional_representatives (last_name, first_name, phone, email,
  distribution_channel, distribution_channel_task_fields, is_default, updated_at, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`
const UPDATE = `UPDATE regional_representatives SET last_name = ?, first_name = ?, phone = ?,
  email = ?, distribution_channel = ?, distribution_channel_task_fields = ?, is_default = ?,
  updated_at = ? WHERE id = ? RETURNING id`
const UNSET_DEFAULT = `UPDATE regional_representatives SET is_default = 0, updated_at = ?
  WHERE is_default = 1 AND id <> ?`
const REMOVE = `DELETE FROM regional_representatives WHERE id = ? AND is_default = 0
  AND NOT EXISTS (SELECT 1 FROM members
    WHERE regional_representative_id = regional_representatives.id) RETURNING id`
const DEFAULT = 'SELECT id FROM regional_representatives WHERE is_default = 1'

/**
 * Writes a new representative; a new default one takes the place of the former.
 *
 * @throws unique
 */
export async function insertRepresentative(
  trx: Transaction,
  fields: RepresentativeFields
): Promise<number> {
  await agePostcodeAnswers(trx)
  if (fields.is_default) await rows(trx, UNSET_DEFAULT, [clock.now(), 0])
  return (await writtenId(rows(trx, INSERT, [...valuesOf(fields), clock.now()]), 'last_name'))!
}

/** @throws not_found, unique, default_needed */
export async function updateRepresentative(
  trx: Transaction,
  id: number,
  fields: RepresentativeFields
): Promise<void> {
  await agePostcodeAnswers(trx)
  if (fields.is_default) await rows(trx, UNSET_DEFAULT, [clock.now(), id])
  const changed = await writtenId(rows(trx, UPDATE, [...valuesOf(fields), id]), 'last_name')
  if (changed === undefined) throw new ReferenceNotThere()
  if (!(await rows(trx, DEFAULT)).length) throw new DefaultNeeded()
}

/**
 * Takes a representative away whom no member has.
 *
 * @throws not_found, in_use
 */
export async function deleteRepresentative(trx: Transaction, id: number): Promise<void> {
  await agePostcodeAnswers(trx)
  const removed = await rows(trx, REMOVE, [id])
  if (removed.length) return
  const sql = 'SELECT 1 AS found FROM regional_representatives WHERE id = ?'
  throw (await rows(trx, sql, [id])).length ? new StillUsed() : new ReferenceNotThere()
}

function valuesOf(fields: RepresentativeFields) {
  return [
    fields.last_name,
    fields.first_name,
    fields.phone ?? null,
    fields.email ?? null,
    JSON.stringify(fields.distribution_channel ?? []),
    JSON.stringify(fields.distribution_channel_task_fields ?? []),
    fields.is_default ? 1 : 0,
    clock.now(),
  ]
}
