import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/database/statement'
import { afterCommit, transaction } from '#app/transaction'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { givenMember, type GivenMember, type TestMember } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** The first page of the flow; its steps lie below it. */
export const FLOW = '/profil/extra-pontok'

/** A member who is logged in and keeps its session from request to request. */
export async function visitingMember(
  client: ApiClient,
  given: GivenMember = {}
): Promise<{ visitor: Visitor; member: TestMember }> {
  const member = await givenMember(given)
  const visitor = new Visitor(client)
  await visitor.post('/belepes', { email: member.email, password: member.password })
  return { visitor, member }
}

/** Changes what a source brings; answers how to put it back. */
export async function pointsOfSource(source: string, points: number): Promise<() => Promise<void>> {
  const read = 'SELECT points_from AS points FROM point_rules WHERE source = ?'
  const write = 'UPDATE point_rules SET points_from = ? WHERE source = ?'
  return transaction(async (trx) => {
    const [before] = await rows<{ points: number }>(trx, read, [source])
    await rows(trx, write, [points, source])
    afterCommit(trx, forgetPointRules)
    return async () => {
      await transaction((later) => rows(later, write, [before.points, source]))
      forgetPointRules()
    }
  })
}
