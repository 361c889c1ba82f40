import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { forgetProfessions } from '#auth/queries/professions'
import { ReferenceNotThere, StillUsed } from '#auth/reference_exceptions'
import { writtenId } from '#auth/written_row'

/** A trade as staff fill it in. */
export interface ProfessionFields {
  name_hu: string
  name_en?: string | null
  /** Null: members of this trade have the default representative. */
  api_name?: string | null
  position?: number | null
  is_active?: boolean
}

const INSERT = `INSERT INTO professions
  (name_hu, name_en, api_name, is_active, position, updated_at, created_at)
  VALUES (?, ?, ?, ?, COALESCE(?, (SELECT COALESCE(MAX(position), -1) + 1 FROM professions)), ?, ?)
  RETURNING id`
const UPDATE = `UPDATE professions SET name_hu = ?, name_en = ?, api_name = ?, is_active = ?,
  position = COALESCE(?, position), updated_at = ? WHERE id = ? RETURNING id`
const REMOVE = `DELETE FROM professions WHERE id = ?
  AND NOT EXISTS (SELECT 1 FROM members WHERE main_profession_id = professions.id)
  AND NOT EXISTS
    (SELECT 1 FROM member_secondary_professions WHERE profession_id = professions.id)
  RETURNING id`

/**
 * Writes a new trade; without a position it is the last one.
 *
 * @throws unique
 */
export async function insertProfession(
  trx: Transaction,
  fields: ProfessionFields
): Promise<number> {
  afterCommit(trx, forgetProfessions)
  return (await writtenId(rows(trx, INSERT, [...valuesOf(fields), clock.now()]), 'name_hu'))!
}

/** @throws not_found, unique */
export async function updateProfession(
  trx: Transaction,
  id: number,
  fields: ProfessionFields
): Promise<void> {
  afterCommit(trx, forgetProfessions)
  const changed = await writtenId(rows(trx, UPDATE, [...valuesOf(fields), id]), 'name_hu')
  if (changed === undefined) throw new ReferenceNotThere()
}

/**
 * Takes a trade away that no member ever chose; one that was chosen is switched off instead.
 *
 * @throws not_found, in_use
 */
export async function deleteProfession(trx: Transaction, id: number): Promise<void> {
  afterCommit(trx, forgetProfessions)
  const removed = await rows(trx, REMOVE, [id])
  if (removed.length) return
  const found = await rows(trx, 'SELECT 1 AS found FROM professions WHERE id = ?', [id])
  throw found.length ? new StillUsed() : new ReferenceNotThere()
}

function valuesOf({ name_hu, name_en, api_name, position, is_active }: ProfessionFields) {
  const isActive = is_active === false ? 0 : 1
  return [name_hu, name_en ?? '', api_name ?? null, isActive, position ?? null, clock.now()]
}
