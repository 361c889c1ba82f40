import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { InvalidSignature } from '#app/exceptions/page_exceptions'
import { localeOf } from '#app/middleware/locale_middleware'
import { questionIn } from '#content/faq/shown_question'
import { textsOf } from '#content/pages/shown_home'
import { personalParts } from '#content/blocks/personal_parts'
import { addressesOf } from '../addresses/addresses_of.js'
import { hashOfPreview, PREVIEW_PURPOSE } from '../actions/make_preview.js'
import ContentPreview from '../models/content_preview.js'
import ContentRecord from '../models/content_record.js'
import { shownPage } from '../queries/shown_page.js'
import { isShownAlone } from '../record_kinds.js'

/** What the front page shows of somebody who has not logged in. */
const OF_A_GUEST = { member: null, morePoints: null, savings: [], extraPoints: null }

/** A draft for somebody who was given its link. */
export default class PreviewsController {
  async show(ctx: HttpContext) {
    const { request, response, params } = ctx
    const preview = request.hasValidSignature(PREVIEW_PURPOSE)
      ? await ContentPreview.findBy({ tokenHash: hashOfPreview(params.token) })
      : null
    if (!preview || preview.revokedAt !== null) throw new InvalidSignature()
    const record = await ContentRecord.query()
      .where('id', preview.recordId)
      .preload('draft')
      .preload('slugs', (slugs) => void slugs.where('isCurrent', 1))
      .firstOrFail()
    const later = record.related('publications').query().where('createdAt', '>=', preview.createdAt)
    const [published] = await later.where('startsAt', '<=', clock.now()).limit(1)
    const slug = record.slugs.at(0)?.slug
    // A link that outlives its purpose leads to what everybody may read.
    const { id: recordId, kind } = record
    const address = published && (await addressesOf([{ recordId, kind }])).get(recordId)
    if (address) return response.redirect().toPath(address)
    const isOver = published || preview.expiresAt <= clock.now()
    if (isOver || !isShownAlone(kind)) throw new InvalidSignature()
    response.header('Cache-Control', 'no-store')
    response.header('X-Robots-Tag', 'noindex, nofollow')
    response.header('Referrer-Policy', 'no-referrer')
    const locale = localeOf(ctx)
    const { body } = record.draft
    if (kind === 'faq') {
      return ctx.inertia.render('content/faq', { entries: [questionIn(recordId, body, locale)] })
    }
    if (kind === 'home') {
      const texts = textsOf(body, locale)
      return ctx.inertia.render('content/home', { texts, ...OF_A_GUEST })
    }
    return ctx.inertia.render('content/page', {
      page: { slug: slug ?? '', ...(await shownPage(body, locale)) },
      // Whoever holds the link reads as a guest.
      personal: await personalParts(null, []),
    })
  }
}
