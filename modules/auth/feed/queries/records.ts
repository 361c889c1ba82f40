import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { RowOf } from '#app/database/row_of'
import type { Transaction } from '#app/transaction'
import MemberCompany from '#auth/companies/models/member_company'
import MemberConsent from '#auth/consents/models/member_consent'
import Member from '#auth/members/models/member'
import MemberSecondaryProfession from '#auth/profile/models/member_secondary_profession'
import MemberVersion from '../models/member_version.js'
import { COMPANY, CONSENTS, MEMBER, recordOf, tombstoneOf, VERSION } from '../record.js'
import type { PartnerRecord, RecordRow, Tombstone } from '../record.js'
import { within, type Stretch } from './changes.js'

const ID = 'member_versions.member_id'

/** What partners are told of members, in the order of these ids; of who is gone only that it is. */
export async function recordsOf(
  memberIds: number[],
  trx?: Transaction
): Promise<(PartnerRecord | Tombstone)[]> {
  const rows = await rowsOf(trx).whereIn(ID, memberIds).pojo<RecordRow>()
  const found = new Map((await told(rows, trx)).map((record) => [record.id, record]))
  return memberIds.flatMap((id) => found.get(id) ?? [])
}

/** The same of the members in a stretch of the feed, in the order of their changes, with their places. */
export async function recordsIn(stretch: Stretch, limit: number) {
  const rows = await within(rowsOf(), stretch)
    .select('position')
    .orderBy('position')
    .limit(limit)
    .pojo<RecordRow & { position: number }>()
  const records = await told(rows)
  return rows.map(({ position }, index) => ({ position, record: records[index] }))
}

/**
 * Members by their versions, with company and consents, to be read as rows: as models with their relations they took more than ten
 * times as long (`npm run bench -- pull`). One statement sees one moment: a record is never older than its version says.
 */
function rowsOf(trx?: Transaction) {
  return MemberVersion.query(trx)
    .select(
      ID,
      'member_versions.sf_id',
      'members.sf_id as own_sf_id',
      'members.deleted_at as gone_at'
    )
    .select(...named(MemberVersion, VERSION), ...named(Member, MEMBER))
    .select(...named(MemberCompany, COMPANY), ...named(MemberConsent, CONSENTS))
    .leftJoin('members', 'members.id', ID)
    .leftJoin('member_companies', 'member_companies.member_id', ID)
    .leftJoin('member_consents', 'member_consents.member_id', ID)
}

async function told(rows: RecordRow[], trx?: Transaction): Promise<(PartnerRecord | Tombstone)[]> {
  const known = await MemberSecondaryProfession.query(trx)
    .select('memberId', 'professionId')
    .whereIn(
      'memberId',
      rows.map(({ member_id: id }) => id)
    )
    .orderBy('professionId')
    .pojo<RowOf<MemberSecondaryProfession, 'memberId' | 'professionId'>>()
  const professions = Map.groupBy(known, ({ member_id: id }) => id)
  return rows.map((row) => {
    if (row.id === null || row.gone_at !== null) return tombstoneOf(row)
    const own = professions.get(row.id) ?? []
    return recordOf(
      row,
      own.map(({ profession_id: id }) => id)
    )
  })
}

/** Columns of a model with its table, as a statement over several names them. */
function named(model: LucidModel, names: readonly string[]): string[] {
  return names.map((name) => `${model.table}.${model.$getColumn(name)!.columnName}`)
}

/** The member with this Salesforce id, in its one spelling; the one who had it last where nobody has it any more. */
export async function memberOfSfId(sfId: string, trx?: Transaction): Promise<number | null> {
  const member = await Member.query(trx).where({ sfId }).first()
  if (member) return member.id
  const gone = MemberVersion.query(trx).where({ sfId }).whereNotNull('deletedAt')
  return (await gone.orderBy('deletedAt', 'desc').first())?.memberId ?? null
}
