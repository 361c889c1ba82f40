import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { sendConsents } from '#auth/consents/consent_file'
import ConsentChange from '#auth/consents/models/consent_change'
import { consentChangesOf, consentsOnDay } from '#auth/consents/queries/consent_changes_sql'
import ConsentChangeTransformer from '#auth/consents/transformers/admin/consent_change_transformer'
import {
  consentFileValidator,
  consentProofValidator,
} from '#auth/consents/validators/consent_proof'

/** Consents of members as evidence, for the back-office. */
export default class ConsentChangesController extends listController({
  model: ConsentChange,
  list: { sortable: ['id'], filters: { member_id: 'ids' } },
  // Each with the wording that was shown.
  shown: (changes) => changes.preload('wording'),
  serialize: (changes) => serialized(ConsentChangeTransformer.transform(changes)),
}) {
  /** What a member agreed to at the end of a day. */
  async onDay({ params, request }: HttpContext) {
    const { day } = await consentProofValidator.validate(request.qs())
    const proofs = await consentsOnDay(Number(params.id), day)
    return { data: proofs.map(({ address: _address, ...shown }) => shown) }
  }

  /** Every change of a member's consents as a file, or what held on one day. */
  async download(ctx: HttpContext) {
    const { format } = await consentFileValidator.validate(ctx.request.qs())
    const memberId = Number(ctx.params.id)
    if (ctx.request.qs().day === undefined) {
      await writeDown(ctx, memberId, format)
      const name = `consents-${memberId}`
      return sendConsents(ctx, await consentChangesOf(memberId), { format, name })
    }
    const { day } = await consentProofValidator.validate(ctx.request.qs())
    await writeDown(ctx, memberId, `${format} ${day}`)
    const name = `consents-${memberId}-${day}`
    return sendConsents(ctx, await consentsOnDay(memberId, day), { format, name })
  }
}

/** Who took them out of the shop is written down before they leave it. */
function writeDown(ctx: HttpContext, id: number, detail: string) {
  const entry = { by: actorOf(ctx), subject: { type: 'member', id }, detail }
  return transaction((trx) => recordAudit(trx, { ...entry, action: 'member.consents_exported' }))
}
