import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import type { Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { DefaultNeeded, NameTaken, StillUsed } from '../exceptions.js'
import RegionalRepresentative from '../models/regional_representative.js'
import { agePostcodeAnswers } from '../postcode_answers.js'
import type { RepresentativeFields } from '../reference_fields.js'

/**
 * Saves a representative that is new or held; a new default one takes the place of the former.
 *
 * @throws unique, default_needed
 */
export async function saveRepresentative(
  trx: Transaction,
  representative: RegionalRepresentative,
  fields: RepresentativeFields
): Promise<void> {
  const { $isNew: isNew } = representative
  const now = clock.now()
  await agePostcodeAnswers(trx)
  if (fields.is_default) {
    const former = defaultOnes(trx).whereNot('id', representative.id ?? 0)
    await former.update({ isDefault: 0, updatedAt: now })
  }
  representative.merge({
    lastName: fields.last_name,
    firstName: fields.first_name,
    phone: fields.phone ?? null,
    email: fields.email ?? null,
    distributionChannel: fields.distribution_channel ?? [],
    distributionChannelTaskFields: fields.distribution_channel_task_fields ?? [],
    isDefault: fields.is_default === true,
    createdAt: representative.createdAt ?? now,
    updatedAt: now,
  })
  await unlessTaken(representative.save(), () => new NameTaken('last_name'))
  if (!isNew && !(await defaultOnes(trx).first())) throw new DefaultNeeded()
}

/** Deletes a representative who is held and whom no member has. @throws in_use */
export async function deleteRepresentative(
  trx: Transaction,
  representative: RegionalRepresentative
): Promise<void> {
  await agePostcodeAnswers(trx)
  const { id: regionalRepresentativeId, isDefault } = representative
  if (isDefault || (await Member.findBy({ regionalRepresentativeId }, trx))) {
    throw new StillUsed()
  }
  await representative.delete()
}

function defaultOnes(trx: Transaction) {
  return RegionalRepresentative.query(trx).where('isDefault', 1)
}
