import type { Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import MemberVersion from '../models/member_version.js'
import { recordOf, tombstoneOf } from '../record.js'
import type { PartnerRecord, RecordRow, Tombstone } from '../record.js'
import { professionsOf, rowsIn, rowsOf, type Stretch } from './feed_sql.js'

/** What partners are told of members, in the order of these ids; of who is gone only that it is. */
export async function recordsOf(
  memberIds: number[],
  trx?: Transaction
): Promise<(PartnerRecord | Tombstone)[]> {
  const records = await told(await rowsOf(memberIds, trx), trx)
  const found = new Map(records.map((record) => [record.id, record]))
  return memberIds.flatMap((id) => found.get(id) ?? [])
}

/** The same of the members in a stretch of the feed, in the order of their changes, with their places. */
export async function recordsIn(stretch: Stretch, limit: number) {
  const rows = await rowsIn(stretch, limit)
  const records = await told(rows)
  return rows.map(({ position }, index) => ({ position, record: records[index] }))
}

async function told(rows: RecordRow[], trx?: Transaction): Promise<(PartnerRecord | Tombstone)[]> {
  const ids = rows.map(({ member_id: id }) => id)
  const professions = Map.groupBy(await professionsOf(ids, trx), ({ member_id: id }) => id)
  return rows.map((row) => {
    if (row.id === null || row.gone_at !== null) return tombstoneOf(row)
    const own = professions.get(row.id) ?? []
    const ofMember = own.map(({ profession_id: id }) => id)
    return recordOf(
      row,
      ofMember.sort((one, other) => one - other)
    )
  })
}

/** The member with this Salesforce id, in its one spelling; the one who had it last where nobody has it any more. */
export async function memberOfSfId(sfId: string, trx?: Transaction): Promise<number | null> {
  const member = await Member.query(trx).where({ sfId }).first()
  if (member) return member.id
  const gone = MemberVersion.query(trx).where({ sfId }).whereNotNull('deletedAt')
  return (await gone.orderBy('deletedAt', 'desc').first())?.memberId ?? null
}
