import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { consumeLimit } from '#app/limits/limit'
import { localeOf } from '#app/middleware/locale_middleware'
import { personalArchive } from '#app/personal/archive'
import { settings } from '#app/settings/settings'
import { DOWNLOADS_PER_MEMBER } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import { myDataReadme } from '../readme.js'

/** Everything held about a member, as one file. */
export default class MyDataController {
  async show(ctx: HttpContext) {
    const { id } = ctx.auth.use('member').user!
    const limit = await consumeLimit(`my-data:${id}`, DOWNLOADS_PER_MEMBER)
    if (!limit.allowed) throw new TooManyAttempts(limit.retryAfterSeconds, 'my_data')
    const locale = localeOf(ctx)
    const day = businessDate(clock.now())
    const readme = myDataReadme(locale, { ...(await settings()), day })
    const host = new URL(env.get('APP_URL')).hostname
    ctx.response.header('Content-Type', 'application/zip')
    ctx.response.header('Content-Disposition', `attachment; filename="${host}-${day}.zip"`)
    ctx.response.header('Cache-Control', 'no-store, private')
    return ctx.response.stream(personalArchive({ memberId: id, locale, readme }))
  }
}
