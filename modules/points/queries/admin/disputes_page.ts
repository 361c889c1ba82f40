import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listPage } from '#app/http/list_page'
import { oneOf, type ListQuery, type ListShape } from '#app/http/list_query'
import { unsealerOf } from '#app/personal/member_key'
import { openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
import { MemberFacts } from '#points/contracts/member_facts'
import { scanPoints } from '#points/scan_points_sql'

/** What the list of disputes can be sorted and filtered by. */
export const DISPUTE_LIST: ListShape = {
  sortable: ['id', 'state', 'opened_at', 'settled_at'],
  filters: { id: 'ids', member_id: 'ids', state: 'text' },
}

const COLUMNS = [
  'id',
  'member_id',
  'code',
  'reason',
  'state',
  'points',
  'actor_id',
  'opened_at',
  'settled_at',
]

/** What a list only says the presence of. */
const SEALED = ['photo', 'sealed_note', 'sealed_answer']

/** A page of reported stickers and how many there are in all. */
export async function disputesPage(query: ListQuery) {
  const matching = () => {
    const disputes = db.from('disputes')
    for (const [column, ids] of Object.entries(query.ids)) disputes.whereIn(column, ids)
    return query.texts.state ? disputes.where('state', query.texts.state) : disputes
  }
  const { data, total } = await listPage<DisputeRow>(query, matching, [...COLUMNS, ...SEALED])
  const used = await usesOf(data.map(({ code }) => code))
  return { data: data.map((row) => ({ ...withoutSealed(row), ...used(row.code) })), total }
}

/** How often each code was scanned and reported, by whomever. */
async function usesOf(codes: string[]) {
  const [scans, reports] = await Promise.all(
    ['scans', 'disputes'].map(async (table) => {
      const counted = db.from(table).whereIn('code', codes).groupBy('code').select('code')
      const rows: { code: string; times: number }[] = await counted.count('* as times')
      return new Map(rows.map(({ code, times }) => [code, Number(times)]))
    })
  )
  return (code: string) => ({
    scans_of_code: scans.get(code) ?? 0,
    reports_of_code: reports.get(code) ?? 0,
  })
}

interface DisputeRow {
  id: number
  member_id: number
  code: string
  photo: string | null
  sealed_note: string | null
  sealed_answer: string | null
}

function withoutSealed({ photo, sealed_note, sealed_answer: _answer, ...row }: DisputeRow) {
  return { ...row, has_photo: photo !== null, has_note: sealed_note !== null }
}

/**
 * One reported sticker with what the database knows about its code, so that support need not look
 * it up: the product and its points, who has scanned or reported the code, and how its roll stands.
 *
 * @throws not_found
 */
export async function disputeForStaff(id: number) {
  const row: DisputeRow | null = await db.from('disputes').where('id', id).first()
  if (!row) throw new NotFound()
  const { data } = await disputesPage(oneOf(id))
  const open = await unsealerOf(row.member_id)
  return {
    ...data[0],
    note: row.sealed_note && open(row.sealed_note),
    answer: row.sealed_answer && open(row.sealed_answer),
    member_locale: await localeOf(row.member_id),
    other_reports: await otherReportsOf(row),
    ...(await factsOf(row.code)),
  }
}

/** The language the answer should be in; undefined where there is no such member any more. */
async function localeOf(memberId: number): Promise<string | undefined> {
  const facts = await app.container.make(MemberFacts)
  return (await facts.of(shopReader(), [memberId])).get(memberId)?.locale
}

/** The stored photo of a dispute. @throws not_found */
export async function photoOfDispute(id: number): Promise<string> {
  const row = await db.from('disputes').where('id', id).select('photo').first()
  if (!row?.photo) throw new NotFound()
  return row.photo
}

/** Other reports of one code that a page shows at most. */
const OTHERS_MAX = 20

/** Who else reports the same code, newest first, and what became of it. */
function otherReportsOf({ id, code }: DisputeRow) {
  const others = db.from('disputes').where('code', code).whereNot('id', id)
  const columns = ['id', 'member_id', 'state', 'points']
  return others.orderBy('id', 'desc').limit(OTHERS_MAX).select(columns)
}

/** What the product brings by the rule of today, which crediting proposes. */
const OF_PRODUCT = scanPoints('participating_products')

async function factsOf(code: string) {
  const opened = openCode(code, codeKeys())
  if (!opened) return { is_ours: false }
  const batch = await db
    .from('code_batches')
    .join('participating_products', 'participating_products.id', 'code_batches.product_id')
    .where('code_batches.id', opened.batchId)
    .select('code_batches.state', 'code_batches.max_scans', 'title_hu', 'title_en')
    .select(db.raw(`COALESCE(code_batches.points, ${OF_PRODUCT}) AS worth`, [clock.now()]))
    .first()
  const scans = await db.from('scans').where('code', code).orderBy('scanned_at').limit(5)
  const credits = await db.from('code_credits').where('code', code).limit(OTHERS_MAX)
  return {
    is_ours: batch !== null,
    batch_id: opened.batchId,
    serial: opened.serial,
    batch_state: batch?.state,
    product_hu: batch?.title_hu,
    product_en: batch?.title_en,
    worth: batch ? Number(batch.worth) : undefined,
    scanned_by: scans.map(({ member_id }) => member_id),
    max_scans: batch?.max_scans,
    credited_to: credits.map(({ member_id }) => member_id),
    first_scanned_at: scans[0] ? Number(scans[0].scanned_at) : null,
  }
}
