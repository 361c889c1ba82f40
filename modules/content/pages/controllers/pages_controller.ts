import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { personalParts } from '#content/blocks/personal_parts'
import { registeredMember } from '#content/questionnaires/registered_member'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'
import { liveRecord } from '#content/records/queries/live_record'
import { shownPage } from '#content/records/queries/shown_page'

/** Pages that staff write. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const locale = localeOf(ctx)
    const found = await liveRecord('page', ctx.params.slug)
    if (!found) throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
    if (found.movedTo !== null)
      return ctx.response.redirect().status(301).toPath(`/${found.movedTo}`)
    const { recordId, version } = found.publication
    const page = await shownPage(version.body, locale)
    const reader = { memberId: registeredMember(ctx), locale }
    const content = await withQuestionnaires(recordId, page.content, reader)
    return ctx.inertia.render('content/page', {
      page: { slug: found.slug, ...page, content },
      personal: await personalParts(reader.memberId, content),
    })
  }
}
