import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import type { Transaction } from '#app/transaction'
import { NameTaken } from '../exceptions.js'
import type Postcode from '../models/postcode.js'
import type { PostcodeFields } from '../reference_fields.js'

/** Saves a settlement that has a postcode. @throws unique */
export async function savePostcode(
  _trx: Transaction,
  postcode: Postcode,
  { zip, city }: PostcodeFields
): Promise<void> {
  await unlessTaken(
    postcode.merge({ zip, city, updatedAt: clock.now() }).save(),
    () => new NameTaken('city')
  )
}
