import { knownPhone } from '#app/validation/rules'
import type { Member } from '../member.js'
import MemberRow from '../models/member.js'

/** An id of a member. */
const ID = /^#?[1-9]\d{0,8}$/

/**
 * Members who may use the shop, by what staff call them: a phone number, an e-mail address or the number of the member.
 *
 * @returns one for each name, null where it is nobody's
 */
export async function membersNamed(names: string[]): Promise<(Member | null)[]> {
  const wanted = await Promise.all(names.map(wantedOf))
  const rows = await MemberRow.query()
    .whereNull('deletedAt')
    .whereNull('disabledAt')
    .whereNotNull('registeredAt')
    .where((query) => {
      for (const column of ['id', 'email', 'phone'] as const) {
        const values = wanted.flatMap((one) => (one.column === column ? one.value : []))
        query.orWhereIn(column, values)
      }
    })
  return wanted.map(({ column, value }) => {
    const row = rows.find((one) => one[column] === value)
    return row ? memberOf(row) : null
  })
}

function memberOf(row: MemberRow): Member {
  const { id, locale, firstName, lastName, phoneVerifiedAt, registeredAt } = row
  return { id, locale, firstName, lastName, phoneVerifiedAt, registeredAt, email: row.email! }
}

/** Which column a name of a member means, and the value there; an empty one where it is no phone number. */
export async function wantedOf(name: string) {
  const text = name.trim()
  if (text.includes('@')) return { column: 'email' as const, value: text.toLowerCase() }
  if (ID.test(text)) return { column: 'id' as const, value: Number(text.replace('#', '')) }
  const phone = await knownPhone(text)
  return { column: 'phone' as const, value: phone?.number ?? '' }
}
