import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { modelPage, type ListPage } from '#app/http/list_page'
import { onDays } from '#app/http/list_days'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import Member from '#auth/members/models/member'
import { holders } from '#points'
import { wantedOf } from '#auth/members/queries/members_named'

/** What the list of members can be sorted and filtered by. */
export const MEMBER_LIST: ListShape = {
  sortable: ['id', 'last_name', 'first_name', 'email', 'registered_at'],
  filters: {
    q: 'text',
    id: 'ids',
    profession_id: 'ids',
    representative_id: 'ids',
    // The days of their registration.
    from: 'text',
    to: 'text',
    // `1` for who has points to spend, `0` for who has none.
    has_points: 'text',
  },
  searched: { inside: ['last_name', 'first_name', 'email', 'phone'] },
}

/** Digits that are too few to be looked for inside phone numbers: they would be in too many. */
const FEW_DIGITS = /^#?\d{1,3}$/

/** The members that a query of the list means. */
export function listedMembers(query: ListQuery): ModelQueryBuilderContract<typeof Member> {
  const { q, has_points: hasPoints } = query.texts
  const { id, profession_id: professions, representative_id: representatives } = query.ids
  const members = Member.query().whereNull('deletedAt')
  filtered(members, { ids: {}, texts: q ? { q } : {} }, MEMBER_LIST.searched)
  if (id) members.whereIn('id', id)
  if (professions) members.whereIn('mainProfessionId', professions)
  if (representatives) members.whereIn('regionalRepresentativeId', representatives)
  if (hasPoints === '1') members.whereIn('id', holders())
  if (hasPoints === '0') members.whereNotIn('id', holders())
  return onDays(members, 'registeredAt', query.texts)
}

/** A phone number that was typed with spaces or as it is dialled at home is looked for as it is stored. */
export async function withStoredPhone(query: ListQuery): Promise<ListQuery> {
  const { q } = query.texts
  if (!q) return query
  const { column, value } = await wantedOf(q)
  if (column !== 'phone' || !value) return query
  return { ...query, texts: { ...query.texts, q: value } }
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
