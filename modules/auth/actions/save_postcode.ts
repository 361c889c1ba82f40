import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { ReferenceNotThere } from '#auth/reference_exceptions'
import { writtenId } from '#auth/written_row'

/** A settlement that has a postcode. */
export interface PostcodeFields {
  zip: string
  city: string
}

/** @throws unique */
export async function insertPostcode(
  trx: Transaction,
  { zip, city }: PostcodeFields
): Promise<number> {
  const sql = 'INSERT INTO postcodes (zip, city) VALUES (?, ?) RETURNING id'
  return (await writtenId(rows(trx, sql, [zip, city]), 'city'))!
}

/** @throws not_found, unique */
export async function updatePostcode(
  trx: Transaction,
  id: number,
  { zip, city }: PostcodeFields
): Promise<void> {
  const sql = 'UPDATE postcodes SET zip = ?, city = ? WHERE id = ? RETURNING id'
  const changed = await writtenId(rows(trx, sql, [zip, city, id]), 'city')
  if (changed === undefined) throw new ReferenceNotThere()
}

/** @throws not_found */
export async function deletePostcode(trx: Transaction, id: number): Promise<void> {
  const removed = await rows(trx, 'DELETE FROM postcodes WHERE id = ? RETURNING id', [id])
  if (!removed.length) throw new ReferenceNotThere()
}
