import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import type { RuleSource } from '#points/rule_sources'

/** What the list of rules can be sorted and filtered by. */
export const RULE_LIST: ListShape = {
  sortable: ['valid_from', 'id', 'source'],
  filters: { id: 'ids', product_id: 'ids', source: 'text', state: 'text' },
}

/** A rule as the back-office shows it. */
export interface RuleLine {
  id: number
  source: RuleSource
  product_id: number | null
  product_title_hu: string | null
  product_title_en: string | null
  points_from: number
  points_to: number | null
  /** Milliseconds UTC; 0: since the beginning. */
  valid_from: number
  state: 'coming' | 'in_force' | 'past'
  /** What it replaces, in points. */
  previous_points_from: number | null
  previous_points_to: number | null
}

const COLUMNS = [
  'id',
  'source',
  'product_id',
  'points_from',
  'points_to',
  'valid_from',
  'updated_at',
]

const SAME = `other.source = point_rules.source
  AND COALESCE(other.product_id, 0) = COALESCE(point_rules.product_id, 0)`

const STATE = `CASE WHEN point_rules.valid_from > ? THEN 'coming'
  WHEN EXISTS (SELECT 1 FROM point_rules other WHERE ${SAME}
    AND other.valid_from > point_rules.valid_from AND other.valid_from <= ?) THEN 'past'
  ELSE 'in_force' END`

const before = (column: string) => `(SELECT other.${column} FROM point_rules other WHERE ${SAME}
  AND other.valid_from < point_rules.valid_from ORDER BY other.valid_from DESC LIMIT 1)`

const ofProduct = (column: string) => `(SELECT p.${column} FROM participating_products p
  WHERE p.id = point_rules.product_id)`

/** A page of rules: those that hold, those to come and those that held. */
export async function pointRulesPage(query: ListQuery): Promise<ListPage<RuleLine>> {
  const now = clock.now()
  const matching = () => {
    const rules = db.from('point_rules')
    for (const [column, ids] of Object.entries(query.ids)) rules.whereIn(column, ids)
    if (query.texts.source) rules.where('source', query.texts.source)
    if (query.texts.state) rules.whereRaw(`${STATE} = ?`, [now, now, query.texts.state])
    return rules
  }
  return listPage<RuleLine>(query, matching, [
    ...COLUMNS,
    db.raw(`${STATE} AS state`, [now, now]),
    db.raw(`COALESCE(${before('points_from')}, ${ofProduct('points')}) AS previous_points_from`),
    db.raw(`${before('points_to')} AS previous_points_to`),
    db.raw(`${ofProduct('title_hu')} AS product_title_hu`),
    db.raw(`${ofProduct('title_en')} AS product_title_en`),
  ])
}
