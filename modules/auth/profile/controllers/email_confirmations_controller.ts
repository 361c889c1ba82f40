import type { HttpContext } from '@adonisjs/core/http'
import { confirmEmail, waitingOfLink } from '../email_confirmation.js'
import { askForProof, proofOfLink, proveEmail } from '../email_proof.js'

/** The link by which the owner of a mailbox confirms that it is a member's, or that mails to it arrive. */
export default class EmailConfirmationsController {
  /** Sends that link to the address of the account. */
  async ask({ auth, i18n, response, session }: HttpContext) {
    await askForProof(auth.use('member').getUserOrFail(), i18n.locale)
    session.flash('success', i18n.t('auth.email_proof.sent'))
    return response.redirect().back()
  }

  async show(ctx: HttpContext) {
    const proof = await proofOfLink(ctx)
    const { email } = proof ?? (await waitingOfLink(ctx))
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/confirm_email', { email, isCurrent: proof !== null })
  }

  async store(ctx: HttpContext) {
    const { auth, session, response, i18n } = ctx
    const proof = await proofOfLink(ctx)
    const { id, email } = proof ?? (await waitingOfLink(ctx))
    if (proof) await proveEmail(proof)
    else await confirmEmail({ id, email }, i18n.locale)
    const isOwn = auth.use('member').user?.id === id
    const done = proof ? 'auth.email_proof.done' : 'auth.email_confirmation.done'
    session.flash(isOwn ? 'success' : 'status', i18n.t(done))
    return response.redirect().toPath(isOwn ? '/profil' : '/belepes')
  }
}
