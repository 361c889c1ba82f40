import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listController } from '#app/http/list_controller'
import { checkDays } from '#app/http/list_days'
import type { ListQuery } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { careFactsOf } from '#auth/care/facts'
import { memberLines } from '#auth/care/member_lines'
import { listedMembers, MEMBER_LIST } from '#auth/care/queries/listed_members'
import Member from '#auth/members/models/member'

const Members = listController({
  model: Member,
  list: MEMBER_LIST,
  matching: listedMembers,
  serialize: memberLines,
})

/** Members with their balances, for the back-office. */
export default class MembersController extends Members {
  protected override async wanted(query: ListQuery) {
    await checkDays(query)
    return query
  }

  async show(ctx: HttpContext) {
    const member = await this.record(Number(ctx.params.id))
    const subject = { type: 'member', id: member.id }
    await noteLook({ by: actorOf(ctx), action: 'member.viewed', subject })
    return { data: { ...member, ...(await careFactsOf(member.id)) } }
  }
}
