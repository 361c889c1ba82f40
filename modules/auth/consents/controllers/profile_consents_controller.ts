import type { HttpContext } from '@adonisjs/core/http'
import { backToProfile } from '#auth/profile/answers'
import { consentValidator } from '#auth/profile/validators/profile'
import { saveConsents } from '../actions/save_consents.js'
import { sendConsents } from '../consent_file.js'
import { consentChangesOf } from '../queries/consent_changes_sql.js'
import { consentFileValidator } from '../validators/consent_proof.js'

/** What the member who asks agrees to, and the proof of it. */
export default class ProfileConsentsController {
  async update(ctx: HttpContext) {
    const { request, auth, i18n } = ctx
    const wanted = await request.validateUsing(consentValidator)
    const { id } = auth.use('member').user!
    await saveConsents({ id, address: request.ip(), locale: i18n.locale }, wanted)
    return backToProfile(ctx)
  }

  /** Every change of the member's consents as a file. */
  async show(ctx: HttpContext) {
    const { format } = await consentFileValidator.validate(ctx.request.qs())
    const { id } = ctx.auth.use('member').user!
    return sendConsents(ctx, await consentChangesOf(id), { format, name: 'consents' })
  }
}
