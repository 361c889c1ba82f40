import type { LucidModel } from '@adonisjs/lucid/types/model'
import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import type { RowOf } from '#app/database/row_of'
import { runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import MemberCompany from '#auth/companies/models/member_company'
import MemberConsent from '#auth/consents/models/member_consent'
import Member from '#auth/members/models/member'
import type MemberSecondaryProfession from '#auth/profile/models/member_secondary_profession'
import type MemberFeed from '../models/member_feed.js'
import MemberVersion from '../models/member_version.js'
import { COMPANY, CONSENTS, MEMBER, VERSION, type RecordRow } from '../record.js'

/** Members that are counted at most; beyond them only the least is told. */
const COUNTED_MAX = 10_000

/** How far the changes of members are numbered. Instants in ms UTC. Who has read less than `floor` misses forgotten erasures. */
export type FeedHead = Pick<MemberFeed, 'position' | 'numberedAt' | 'epoch' | 'floor'>

const HEAD = `SELECT position, numbered_at AS "numberedAt", epoch, floor FROM member_feeds WHERE id = 1`

export async function feedHead(): Promise<FeedHead> {
  const [head] = await shopReader().rows<FeedHead>(HEAD)
  return head
}

const NUMBERED_AT = `SELECT numbered_at AS "numberedAt" FROM member_versions
  WHERE numbered_at IS NOT NULL AND position <= ? ORDER BY position DESC LIMIT 1`

/** When the last of the places up to one was given, in ms UTC; what was given since is not in them. */
export async function numberedAt(place: number): Promise<number> {
  const [last] = await shopReader().rows<{ numberedAt: number }>(NUMBERED_AT, [place])
  return last?.numberedAt ?? 0
}

/** A stretch of the feed: behind one place, up to another. */
export interface Stretch {
  after: number
  until: number
}

/** The members of a stretch: those who are registered, linked, or were. Takes its two places. */
const within = (registeredAt: string) =>
  `v.position > ? AND v.position <= ? AND (v.sf_id IS NOT NULL OR ${registeredAt} IS NOT NULL)`

// Not joined: of a large table PostgreSQL would read all members.
const COUNT = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM member_versions v
  WHERE ${within('(SELECT m.registered_at FROM members m WHERE m.id = v.member_id)')}
  LIMIT ${COUNTED_MAX}) counted`

/** How many there are: exact up to ten thousand. Places that were given up lie between those that are held. */
export async function countChanges({ after, until }: Stretch): Promise<number> {
  let counted = 0
  for (let from = after, places = COUNTED_MAX; from < until && counted < COUNTED_MAX; places *= 2) {
    const to = Math.min(until, from + places)
    const [{ total }] = await shopReader().rows<{ total: number }>(COUNT, [from, to])
    counted += total
    from = to
  }
  return Math.min(counted, COUNTED_MAX)
}

const COLUMNS = [
  'v.member_id, v.sf_id, m.sf_id AS own_sf_id, m.deleted_at AS gone_at',
  ...named('v', MemberVersion, VERSION),
  ...named('m', Member, MEMBER),
  ...named('c', MemberCompany, COMPANY),
  ...named('o', MemberConsent, CONSENTS),
].join(', ')

/**
 * Members by their versions, with company and consents. Models are made for each of them, and the query builder makes and prepares
 * its text anew for each page; `npm run bench -- pull` holds these to bare statements. One statement sees one moment: a record is
 * never older than its version says.
 */
const ROWS = `SELECT v.position, ${COLUMNS} FROM member_versions v LEFT JOIN members m ON m.id = v.member_id
  LEFT JOIN member_companies c ON c.member_id = v.member_id LEFT JOIN member_consents o ON o.member_id = v.member_id`

const ROWS_IN = `${ROWS} WHERE ${within('m.registered_at')} ORDER BY v.position LIMIT ?`
const ROWS_OF = `${ROWS} WHERE ${oneOf('v.member_id', 'bigint')}`

/** A member of the feed with its place. */
export type PlacedRow = RecordRow & { position: number }

/** The members of a stretch, in the order of their changes. */
export function rowsIn({ after, until }: Stretch, limit: number): Promise<PlacedRow[]> {
  return shopReader().rows<PlacedRow>(ROWS_IN, [after, until, limit])
}

/** Members by their ids, in no order. */
export function rowsOf(memberIds: number[], trx?: Transaction): Promise<RecordRow[]> {
  return runner(trx).rows<RecordRow>(ROWS_OF, [JSON.stringify(memberIds)])
}

// An order would make PostgreSQL read all that lie before these members.
const PROFESSIONS = `SELECT member_id, profession_id FROM member_secondary_professions
  WHERE ${oneOf('member_id', 'bigint')}`

/** Further professions of members, in no order. */
export function professionsOf(memberIds: number[], trx?: Transaction) {
  type Row = RowOf<MemberSecondaryProfession, 'memberId' | 'professionId'>
  return runner(trx).rows<Row>(PROFESSIONS, [JSON.stringify(memberIds)])
}

const runner = (trx?: Transaction) => (trx ? runnerOf(trx) : shopReader())

/** Columns of a model under the name the statement gives its table. */
function named(table: string, model: LucidModel, names: readonly string[]): string[] {
  return names.map((name) => `${table}.${model.$getColumn(name)!.columnName}`)
}
