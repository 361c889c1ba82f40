import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SaveConsents } from '#auth/actions/save_consents'
import { sendConsents } from '#auth/my_data/consent_file'
import { backToProfile } from '#auth/profile/answers'
import { consentChangesOf } from '#auth/queries/consent_changes_of'
import { consentFileValidator } from '#auth/validators/consent_proof'
import { consentValidator } from '#auth/validators/profile'

/** What the member who asks agrees to, and the proof of it. */
export default class ProfileConsentsController {
  @inject()
  async update(ctx: HttpContext, saveConsents: SaveConsents) {
    const { request, auth, i18n } = ctx
    const wanted = await request.validateUsing(consentValidator, { data: request.body() })
    const { id } = auth.use('member').user!
    await saveConsents.handle({ id, address: request.ip(), locale: i18n.locale }, wanted)
    return backToProfile(ctx)
  }

  /** Every change of the member's consents as a file. */
  async show(ctx: HttpContext) {
    const { format } = await consentFileValidator.validate(ctx.request.qs())
    const { id } = ctx.auth.use('member').user!
    return sendConsents(ctx, await consentChangesOf(id), { format, name: 'consents' })
  }
}
