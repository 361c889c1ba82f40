import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the list of representatives can be sorted and filtered by. */
export const REPRESENTATIVE_LIST: ListShape = {
  sortable: ['last_name', 'id', 'first_name', 'email'],
  filters: { q: 'text', id: 'ids' },
}

/** A regional contact as the back-office shows it. */
export interface RepresentativeLine {
  id: number
  last_name: string
  first_name: string
  phone: string | null
  email: string | null
  distribution_channel: string[]
  distribution_channel_task_fields: string[]
  is_default: boolean
}

/** What a search looks into. */
const SEARCHED = ['last_name', 'first_name', 'email']

const COLUMNS = [
  'id',
  'last_name',
  'first_name',
  'phone',
  'email',
  'distribution_channel',
  'distribution_channel_task_fields',
  'is_default',
]

/** A page of representatives. */
export async function representativesPage(query: ListQuery): Promise<ListPage<RepresentativeLine>> {
  const matching = () => {
    const representatives = db.from('regional_representatives')
    if (query.ids.id) representatives.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(representatives, query.texts.q, { inside: SEARCHED })
    return representatives
  }
  const { data, total } = await listPage(query, matching, COLUMNS)
  return { data: data.map(lineOf), total }
}

function lineOf(row: Record<string, any>): RepresentativeLine {
  return {
    ...(row as RepresentativeLine),
    distribution_channel: JSON.parse(row.distribution_channel),
    distribution_channel_task_fields: JSON.parse(row.distribution_channel_task_fields),
    is_default: row.is_default === 1,
  }
}
