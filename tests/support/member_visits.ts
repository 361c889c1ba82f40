import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import type { TestMember } from '#tests/support/members'

/** Sends one form of a member's profile page and answers the response, without following it. */
export function sendAs(
  client: ApiClient,
  member: TestMember,
  given: { method?: 'post' | 'put'; path: string; body?: object; headers?: Record<string, string> }
) {
  const { method = 'post', path, body = {}, headers = {} } = given
  const request = client[method](path).redirects(0).withGuard('member').loginAs(member)
  request.withCsrfToken().withInertia()
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
  return request.json(body)
}

/** A right body of the profile form; what a test gives takes the place of what is known. */
export function profileBody(member: TestMember, given: Record<string, unknown> = {}) {
  return {
    email: member.email,
    phone: member.phone,
    last_name: member.lastName,
    first_name: member.firstName,
    birthday: '',
    name_day: '',
    password: '',
    new_password: '',
    new_password_confirmation: '',
    ...given,
  }
}

/** The reasons and figures of everything a member was booked, oldest first. */
export async function bookingsOf(memberId: number) {
  const sql = 'SELECT source, points FROM ledger_entries WHERE member_id = ? ORDER BY id'
  return shopReader().rows<{ source: string; points: number }>(sql, [memberId])
}

/** The row of a member in a table. */
export async function rowOf(table: string, memberId: number): Promise<Record<string, any>> {
  const column = table === 'members' ? 'id' : 'member_id'
  const sql = `SELECT * FROM ${table} WHERE ${column} = ?`
  const [row] = await shopReader().rows<Record<string, any>>(sql, [memberId])
  return row
}
