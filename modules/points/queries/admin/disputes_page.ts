import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listPage } from '#app/http/list_page'
import { oneOf, type ListQuery, type ListShape } from '#app/http/list_query'
import { unsealerOf } from '#app/personal/member_key'
import { openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
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
  return { data: data.map(withoutSealed), total }
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
 * it up: the product and its points, who has scanned the code, and how its roll stands.
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
    ...(await factsOf(row.code)),
  }
}

/** The stored photo of a dispute. @throws not_found */
export async function photoOfDispute(id: number): Promise<string> {
  const row = await db.from('disputes').where('id', id).select('photo').first()
  if (!row?.photo) throw new NotFound()
  return row.photo
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
    .select('code_batches.state', 'title_hu', 'title_en')
    .select(db.raw(`COALESCE(code_batches.points, ${OF_PRODUCT}) AS worth`, [clock.now()]))
    .first()
  const scans = await db.from('scans').where('code', code).orderBy('scanned_at').limit(5)
  return {
    is_ours: batch !== null,
    batch_id: opened.batchId,
    serial: opened.serial,
    batch_state: batch?.state,
    product_hu: batch?.title_hu,
    product_en: batch?.title_en,
    worth: batch ? Number(batch.worth) : undefined,
    scanned_by: scans.map(({ member_id }) => member_id).join(', '),
    first_scanned_at: scans[0] ? Number(scans[0].scanned_at) : null,
  }
}
