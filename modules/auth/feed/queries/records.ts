import type { Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import MemberVersion from '../models/member_version.js'
import { recordOf, tombstoneOf, type PartnerRecord, type Tombstone } from '../record.js'

/** Reading whole rows of many members would take twice as long. */
const TOLD = [
  'id',
  'sfId',
  'updatedAt',
  'deletedAt',
  'registeredAt',
  'locale',
  'email',
  'phone',
  'phoneVerifiedAt',
  'lastName',
  'firstName',
  'birthday',
  'nameDay',
  'mainProfessionId',
  'otherProfession',
  'regionalRepresentativeZip',
  'regionalRepresentativeId',
] as const satisfies readonly (typeof Member.$columns)[number][]

/** What partners are told of members, in the order of these ids; of who is gone only that it is. */
export async function recordsOf(
  memberIds: number[],
  trx?: Transaction
): Promise<(PartnerRecord | Tombstone)[]> {
  // The version is read first: a record may be newer than its version says, never older.
  const versions = await MemberVersion.query(trx).whereIn('memberId', memberIds)
  const members = await Member.query(trx)
    .select([...TOLD])
    .whereIn('id', memberIds)
    .preload('consents')
    .preload('company')
    .preload('secondaryProfessions')
  const found = new Map(members.map((member) => [member.id, member]))
  const known = new Map(versions.map((version) => [version.memberId, version]))
  return memberIds.flatMap((id) => {
    const [version, member] = [known.get(id), found.get(id)]
    if (!version) return []
    const isThere = member && member.deletedAt === null
    return [isThere ? recordOf(member, version) : tombstoneOf(version)]
  })
}

/** The member with this Salesforce id, in its one spelling; the one who had it last where nobody has it any more. */
export async function memberOfSfId(sfId: string, trx?: Transaction): Promise<number | null> {
  const member = await Member.query(trx).where({ sfId }).first()
  if (member) return member.id
  const gone = MemberVersion.query(trx).where({ sfId }).whereNotNull('deletedAt')
  return (await gone.orderBy('deletedAt', 'desc').first())?.memberId ?? null
}
