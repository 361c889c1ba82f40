import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { afterCommit, type Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import MemberSecondaryProfession from '#auth/profile/models/member_secondary_profession'
import { NameTaken, StillUsed } from '../exceptions.js'
import Profession from '../models/profession.js'
import { forgetProfessions } from '../queries/professions.js'
import type { ProfessionFields } from '../reference_fields.js'

/**
 * Saves a profession that is new or held; without a position a new one is the last and an old one stays where
 * it is. Members of one without `api_name` have the default representative.
 *
 * @throws unique
 */
export async function saveProfession(
  trx: Transaction,
  profession: Profession,
  fields: ProfessionFields
): Promise<void> {
  afterCommit(trx, forgetProfessions)
  const now = clock.now()
  profession.merge({
    nameHu: fields.name_hu,
    nameEn: fields.name_en ?? '',
    apiName: fields.api_name ?? null,
    isActive: fields.is_active !== false,
    position: fields.position ?? profession.position ?? (await lastPosition(trx)) + 1,
    createdAt: profession.createdAt ?? now,
    updatedAt: now,
  })
  await unlessTaken(profession.save(), () => new NameTaken('name_hu'))
}

/**
 * Deletes a profession that is held and that no member ever chose; one that was chosen is switched off instead.
 *
 * @throws in_use
 */
export async function deleteProfession(trx: Transaction, profession: Profession): Promise<void> {
  afterCommit(trx, forgetProfessions)
  const isUsed =
    (await Member.findBy({ mainProfessionId: profession.id }, trx)) ??
    (await MemberSecondaryProfession.findBy({ professionId: profession.id }, trx))
  if (isUsed) throw new StillUsed()
  await profession.delete()
}

async function lastPosition(trx: Transaction): Promise<number> {
  const last = await Profession.query(trx).orderBy('position', 'desc').first()
  return last?.position ?? -1
}
