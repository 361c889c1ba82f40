import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'

/** What the changes of consents can be sorted and filtered by. */
export const CONSENT_LIST: ListShape = { sortable: ['id'], filters: { member_id: 'ids' } }

const COLUMNS = ['id', 'member_id', 'purpose', 'given', 'place', 'text_version', 'changed_at']

/** A page of changes and how many there are in all; each with the wording that was shown. */
export async function consentChangesPage(query: ListQuery) {
  const matching = () => {
    const changes = db.from('consent_changes')
    if (query.ids.member_id) changes.whereIn('member_id', query.ids.member_id)
    return changes
  }
  const text = db.raw('(SELECT text FROM consent_texts WHERE id = text_id) AS text')
  const { data, total } = await listPage(query, matching, [...COLUMNS, text])
  return { data: data.map((change) => ({ ...change, given: change.given === 1 })), total }
}
