import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { careFactsOf } from '#auth/care/facts'
import { MEMBER_LIST, membersPage } from '#auth/queries/admin/members_page'
import { balancesOf } from '#points'

/** Members with their balances, for the back-office. */
export default class MembersController {
  async index(ctx: HttpContext) {
    const { data, total } = await membersPage(await listQuery(ctx, MEMBER_LIST))
    const points = await balancesOf(data.map(({ id }) => id))
    return {
      data: data.map((member) => ({ ...member, points: points.get(member.id) ?? 0 })),
      total,
    }
  }

  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { data } = await membersPage(oneOf(Number(params.id)))
    if (!data.length)
      return response.notFound({ errors: [{ rule: 'not_found', message: 'not_found' }] })
    const [member] = data
    const subject = { type: 'member', id: member.id }
    await noteLook({ by: actorOf(ctx), action: 'member.viewed', subject })
    const [points, facts] = await Promise.all([balancesOf([member.id]), careFactsOf(member.id)])
    return { data: { ...member, ...facts, points: points.get(member.id) ?? 0 } }
  }
}
