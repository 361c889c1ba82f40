import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { businessDate } from '#points/business_date'

/** What the list of boosters can be sorted and filtered by. */
export const BOOSTER_LIST: ListShape = {
  sortable: ['id', 'name_hu', 'first_day', 'spent', 'budget'],
  filters: { id: 'ids', state: 'text' },
}

const TERMS = [
  'id',
  'name_hu',
  'name_en',
  'state',
  'bonus_kind',
  'bonus',
  'first_day',
  'last_day',
  'limit_per_member',
  'limit_per_member_day',
  'limit_per_day',
  'limit_total',
  'budget',
  'given',
  'spent',
  'activated_at',
  'stopped_at',
]
const LISTS = ['weekdays', 'product_ids', 'profession_ids', 'zip_prefixes'] as const

/** Where a booster is in its life, as staff see it. */
export type BoosterPhase = 'draft' | 'planned' | 'running' | 'used_up' | 'over' | 'stopped'

type Row = {
  state: 'draft' | 'active' | 'stopped'
  first_day: string | null
  last_day: string | null
  limit_total: number | null
  budget: number
  given: number
  spent: number
} & Record<(typeof LISTS)[number], string>

/** A page of boosters with what they gave so far. */
export async function boostersPage(query: ListQuery): Promise<ListPage<any>> {
  const matching = () => {
    const boosters = db.from('boosters')
    if (query.ids.id) boosters.whereIn('id', query.ids.id)
    return query.texts.state ? boosters.where('state', query.texts.state) : boosters
  }
  const { data, total } = await listPage<Row>(query, matching, [...TERMS, ...LISTS])
  const today = businessDate(clock.now())
  return { data: data.map((row) => lineOf(row, today)), total }
}

function lineOf(row: Row, today: string) {
  const lists = LISTS.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...Object.fromEntries(lists), phase: phaseOf(row, today) }
}

function phaseOf(row: Row, today: string): BoosterPhase {
  if (row.state !== 'active') return row.state
  if (row.last_day && row.last_day < today) return 'over'
  if (row.spent >= row.budget) return 'used_up'
  if (row.limit_total !== null && row.given >= row.limit_total) return 'used_up'
  return row.first_day && row.first_day > today ? 'planned' : 'running'
}
