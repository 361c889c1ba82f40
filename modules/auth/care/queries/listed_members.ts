import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { modelPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import Member from '#auth/members/models/member'
import { wantedOf } from '#auth/members/queries/members_named'

/** What the list of members can be sorted and filtered by. */
export const MEMBER_LIST: ListShape = {
  sortable: ['id', 'last_name', 'first_name', 'email', 'registered_at'],
  filters: { q: 'text', id: 'ids' },
  searched: { inside: ['last_name', 'first_name', 'email', 'phone'] },
}

/** Digits that are too few to be looked for inside phone numbers: they would be in too many. */
const FEW_DIGITS = /^#?\d{1,3}$/

/** The members that a query of the list means. */
export function listedMembers(query: ListQuery): ModelQueryBuilderContract<typeof Member> {
  return filtered(Member.query().whereNull('deletedAt'), query, MEMBER_LIST.searched)
}

/**
 * The one member whose number, e-mail address or phone number was typed, however it was spaced; else those whom the
 * list finds.
 */
export async function foundMembers(query: ListQuery, q: string): Promise<ListPage<Member>> {
  const { column, value } = await wantedOf(q)
  const named = value ? await Member.query().whereNull('deletedAt').where(column, value) : []
  if (named.length || FEW_DIGITS.test(q)) return { data: named, total: named.length }
  return modelPage(query, () => listedMembers(query))
}
