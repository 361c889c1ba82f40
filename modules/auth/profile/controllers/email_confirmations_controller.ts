import type { HttpContext } from '@adonisjs/core/http'
import { confirmEmail, waitingOfLink } from '../email_confirmation.js'

/** The link by which the owner of a mailbox confirms that it is a member's. */
export default class EmailConfirmationsController {
  async show(ctx: HttpContext) {
    const { email } = await waitingOfLink(ctx)
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/confirm_email', { email })
  }

  async store(ctx: HttpContext) {
    const { auth, session, response, i18n } = ctx
    const waiting = await waitingOfLink(ctx)
    await confirmEmail(waiting, i18n.locale)
    const isOwn = auth.use('member').user?.id === waiting.id
    session.flash(isOwn ? 'success' : 'status', i18n.t('auth.email_confirmation.done'))
    return response.redirect().toPath(isOwn ? '/profil' : '/belepes')
  }
}
