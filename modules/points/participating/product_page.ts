import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import { pictureUrl } from '#app/media/picture_url'
import { IS_IN_USE, POINTS_NOW } from './product_sql.js'

/** What the list of sticker-marked products can be sorted and filtered by. */
export const PARTICIPATING_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en', 'slug'],
  filters: { q: 'text', id: 'ids', state: 'text' },
}

/** A sticker-marked product as the back-office shows it. */
export interface ParticipatingLine {
  id: number
  slug: string
  title_hu: string
  title_en: string
  /** What a scan brings now. */
  points: number
  picture: string | null
  picture_url: string | null
  position: number
  is_active: boolean
  /** Whether stickers of it were made, so that its points change by rules alone. */
  is_in_use: boolean
  /** Rolls of stickers that are open for scans. */
  open_batches: number
}

/** The same as the database answers it; PostgreSQL counts in text. */
interface ParticipatingRow extends Omit<
  ParticipatingLine,
  'picture_url' | 'is_active' | 'is_in_use' | 'open_batches'
> {
  is_active: number
  is_in_use: number
  open_batches: number | string
}

/** What a search looks into. */
const SEARCHED = ['title_hu', 'title_en', 'slug']
const STATES: Record<string, 0 | 1> = { active: 1, ended: 0 }
const PICTURE_WIDTH = 320
const COLUMNS = ['id', 'slug', 'title_hu', 'title_en', 'picture', 'position', 'is_active']

const OPEN_BATCHES = `(SELECT COUNT(*) FROM code_batches
  WHERE product_id = participating_products.id AND state = 'active')`

/** A page of sticker-marked products, ended ones included. */
export async function participatingPage(query: ListQuery): Promise<ListPage<ParticipatingLine>> {
  const matching = () => {
    const products = db.from('participating_products')
    if (query.ids.id) products.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(products, query.texts.q, { inside: SEARCHED })
    const isActive = STATES[query.texts.state]
    return isActive === undefined ? products : products.where('is_active', isActive)
  }
  const { data, total } = await listPage(query, matching, [
    ...COLUMNS,
    db.raw(`${POINTS_NOW} AS points`, [clock.now()]),
    db.raw(`CASE WHEN ${IS_IN_USE} THEN 1 ELSE 0 END AS is_in_use`),
    db.raw(`${OPEN_BATCHES} AS open_batches`),
  ])
  return { data: data.map(lineOf), total }
}

function lineOf(row: ParticipatingRow): ParticipatingLine {
  return {
    ...row,
    picture_url: row.picture && pictureUrl(row.picture, PICTURE_WIDTH),
    is_active: row.is_active === 1,
    is_in_use: row.is_in_use === 1,
    open_batches: Number(row.open_batches),
  }
}
