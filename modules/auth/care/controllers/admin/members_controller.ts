import type { HttpContext } from '@adonisjs/core/http'
import type { AuditKind } from '#app/audit/kinds'
import { noteLook } from '#app/audit/looks_sql'
import { listController } from '#app/http/list_controller'
import { checkDays } from '#app/http/list_days'
import type { ListQuery } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { memberParts } from '#app/staff/member_parts'
import { storedLocale } from '#app/stored_locale'
import { openOfMember } from '#app/waiting/open_of_member'
import { careFactsOf } from '#auth/care/facts'
import { memberLines } from '#auth/care/member_lines'
import { listedMembers, MEMBER_LIST, withStoredPhone } from '#auth/care/queries/listed_members'
import Member from '#auth/members/models/member'

const Members = listController({
  model: Member,
  list: MEMBER_LIST,
  matching: listedMembers,
  serialize: memberLines,
})

/** Members with their balances, for the back-office; each look at one of them is written down. */
export default class MembersController extends Members {
  protected override async wanted(query: ListQuery) {
    await checkDays(query)
    return withStoredPhone(query)
  }

  async show(ctx: HttpContext) {
    const member = await this.#looked(ctx, 'member.viewed')
    return { data: { ...member, ...(await careFactsOf(member.id)) } }
  }

  /** What matters first of a member, and what is still under way. */
  async card(ctx: HttpContext) {
    const member = await this.#looked(ctx, 'member.viewed')
    const open = await openOfMember(member.id, ctx.auth.use('staff').user!.role)
    return { data: { id: member.id, open, ...(await memberParts('card', askedOf(member))) } }
  }

  /** Where a member is logged in, and which browsers take messages. */
  async devices(ctx: HttpContext) {
    const member = await this.#looked(ctx, 'member.viewed')
    return { data: { id: member.id, ...(await memberParts('devices', askedOf(member))) } }
  }

  /** What the pages of a member hold, in the member's language, as the member sees it now. */
  async screens(ctx: HttpContext) {
    const member = await this.#looked(ctx, 'member.screens_viewed')
    const asked = askedOf(member)
    const { id } = member
    return { data: { id, locale: asked.locale, ...(await memberParts('screens', asked)) } }
  }

  async #looked(ctx: HttpContext, action: AuditKind) {
    const member = await this.record(Number(ctx.params.id))
    const subject = { type: 'member', id: member.id }
    await noteLook({ by: actorOf(ctx), action, subject })
    return member
  }
}

function askedOf({ id, locale }: { id: number; locale: string | null }) {
  return { memberId: id, locale: storedLocale(locale) }
}
