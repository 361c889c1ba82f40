import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { careFactsOf } from '#auth/care/facts'
import MemberTransformer from '#auth/care/transformers/admin/member_transformer'
import Member from '#auth/members/models/member'
import { balancesOf } from '#points'

const SEARCHED = { inside: ['last_name', 'first_name', 'email', 'phone'] }

const Members = listController({
  model: Member,
  list: {
    sortable: ['id', 'last_name', 'first_name', 'email', 'registered_at'],
    filters: { q: 'text', id: 'ids' },
  },
  matching: (query) => filtered(Member.query().whereNull('deletedAt'), query, SEARCHED),
  serialize: async (members) => {
    const balances = await balancesOf(members.map(({ id }) => id))
    return serialized(MemberTransformer.transform(members, balances))
  },
})

/** Members with their balances, for the back-office. */
export default class MembersController extends Members {
  async show(ctx: HttpContext) {
    const member = await this.record(Number(ctx.params.id))
    const subject = { type: 'member', id: member.id }
    await noteLook({ by: actorOf(ctx), action: 'member.viewed', subject })
    return { data: { ...member, ...(await careFactsOf(member.id)) } }
  }
}
