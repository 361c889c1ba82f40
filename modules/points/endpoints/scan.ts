import type { Infer } from '@vinejs/vine/types'
import { idempotencyKeyOf } from '#app/idempotency/idempotency'
import type { EndpointRequest, JsonEndpoint } from '#app/shortcut/endpoint'
import { OtherMember } from '#points/exceptions'
import { answerScan } from '../scans/actions/scan_code.js'
import { toldOfScan } from '../scans/scan_answer.js'
import { scanValidator } from '../scans/validators/scan_validator.js'

/** The submission of a code. @source requirements Q-05 */
export const scan: JsonEndpoint<Infer<typeof scanValidator>, ReturnType<typeof toldOfScan>> = {
  validator: scanValidator,
  async answer(request, { qrCode, member_id: scannedBy }) {
    const { member, texts, ip } = request
    if (scannedBy !== undefined && scannedBy !== member.id) return new OtherMember()
    const outcome = await answerScan({
      memberId: member.id,
      address: ip(),
      text: qrCode,
      clientKey: clientKeyOf(request),
    })
    if (outcome instanceof Error) return outcome
    return { body: toldOfScan(outcome, texts), replayed: outcome.repeated }
  },
}

/** A scan may do without a key: the code and the member already name it. */
function clientKeyOf(request: EndpointRequest): string | undefined {
  const isGiven = request.header('idempotency-key') ?? request.body().idempotency_key
  return isGiven === undefined ? undefined : idempotencyKeyOf(request)
}
