import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the list of trades can be sorted and filtered by. */
export const PROFESSION_LIST: ListShape = {
  sortable: ['position', 'id', 'name_hu', 'name_en', 'api_name'],
  filters: { q: 'text', id: 'ids' },
}

/** A trade as the back-office shows it. */
export interface ProfessionLine {
  id: number
  name_hu: string
  name_en: string
  api_name: string | null
  position: number
  is_active: boolean
}

const COLUMNS = ['id', 'name_hu', 'name_en', 'api_name', 'position', 'is_active']

/** A page of trades, those switched off included. */
export async function professionsPage(query: ListQuery): Promise<ListPage<ProfessionLine>> {
  const matching = () => {
    const professions = db.from('professions')
    if (query.ids.id) professions.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(professions, query.texts.q, { inside: ['name_hu', 'name_en'] })
    return professions
  }
  const { data, total } = await listPage(query, matching, COLUMNS)
  return { data: data.map((row) => ({ ...row, is_active: row.is_active === 1 })), total }
}
