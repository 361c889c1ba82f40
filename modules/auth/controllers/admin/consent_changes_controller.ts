import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { listQuery } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { sendConsents } from '#auth/my_data/consent_file'
import { CONSENT_LIST, consentChangesPage } from '#auth/queries/admin/consent_changes_page'
import { consentChangesOf, consentsOnDay } from '#auth/queries/consent_changes_of'
import { consentFileValidator, consentProofValidator } from '#auth/validators/consent_proof'

/** Consents of members as evidence, for the back-office. */
export default class ConsentChangesController {
  async index(ctx: HttpContext) {
    return consentChangesPage(await listQuery(ctx, CONSENT_LIST))
  }

  /** What a member agreed to at the end of a day. */
  async show({ params, request }: HttpContext) {
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
