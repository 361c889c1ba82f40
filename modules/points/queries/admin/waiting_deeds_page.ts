import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import type { Deed } from '#points/two_people/deed'

/** What the list of deeds that wait can be sorted and filtered by. */
export const WAITING_DEED_LIST: ListShape = {
  sortable: ['id', 'asked_at', 'points'],
  filters: { id: 'ids', state: 'text' },
}

const COLUMNS = [
  'id',
  'kind',
  'subject_id',
  'change',
  'points',
  'state',
  'asked_by',
  'settled_by',
  'asked_at',
  'settled_at',
]

type Row = { kind: Deed['kind']; subject_id: number; change: string }

/** A page of deeds that need a second administrator, with the names of what they are about. */
export async function waitingDeedsPage(query: ListQuery) {
  const matching = () => {
    const deeds = db.from('waiting_deeds')
    if (query.ids.id) deeds.whereIn('id', query.ids.id)
    return query.texts.state ? deeds.where('state', query.texts.state) : deeds
  }
  const { data, total } = await listPage<Row>(query, matching, COLUMNS)
  return { data: await Promise.all(data.map(withName)), total }
}

async function withName({ change, ...row }: Row) {
  const deed = { kind: row.kind, subjectId: row.subject_id, change: JSON.parse(change) } as Deed
  const named = await subjectOf(deed)
  return { ...row, ...toldOf(deed), title_hu: named?.hu ?? null, title_en: named?.en ?? null }
}

/** What the sentence about a deed says. */
function toldOf(deed: Deed) {
  if (deed.kind === 'setting') return { setting: deed.change.key, value: deed.change.value }
  if (deed.kind === 'rule_added' || deed.kind === 'rule_changed') {
    const { source, pointsFrom, pointsTo = null, validFrom = null } = deed.change
    const range = { points_from: pointsFrom, points_to: pointsTo }
    return { source, ...range, valid_from: validFrom }
  }
  return {}
}

/** The product of a rule or a roll, or the booster. */
function subjectOf(deed: Deed): Promise<{ hu: string; en: string } | null> {
  const products = (id: unknown) =>
    db.from('participating_products').select('title_hu as hu', 'title_en as en').where({ id })
  const { subjectId: id } = deed
  switch (deed.kind) {
    case 'rule_added':
      return products(deed.change.productId ?? 0).first()
    case 'rule_changed':
      return products(db.from('point_rules').select('product_id').where({ id })).first()
    case 'batch':
      return products(db.from('code_batches').select('product_id').where({ id })).first()
    case 'booster':
      return db.from('boosters').select('name_hu as hu', 'name_en as en').where({ id }).first()
    case 'setting':
      return Promise.resolve(null)
  }
}
