import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { answerOf } from '#app/exceptions/answer'
import { IdempotencyKeyInvalid } from '#app/idempotency/exceptions'
import { isIdempotencyKey } from '#app/idempotency/idempotency'
import { BATCHES_PER_CLIENT } from '#partners/constants'
import { count } from '#partners/middleware/partner_middleware'
import { memberSync } from '#auth'
import type { PartnerClient } from '../../access/bearer.js'
import { writeUser } from '../actions/write_user.js'
import { partnerErrors, type PartnerError } from '../error_form.js'
import { refuseFields } from '../refused_fields.js'
import { JSON_BODY, sentBody } from '../../sent_body.js'
import { batchValidator, writeValidator } from '../validators/users.js'

/** What became of one of many. */
interface BatchResult {
  sf_id: string
  id: number | null
  success: boolean
  status: number
  version: number | null
  errors: PartnerError[]
}

/** Many members written at once, each by itself. */
export default class UserBatchesController {
  async store({ request, partner, logger }: HttpContext) {
    await count(`partner-batches:${partner.id}`, BATCHES_PER_CLIENT)
    const { records } = await batchValidator.validate(sentBody(request, JSON_BODY))
    const key = request.header('idempotency-key')
    if (key !== undefined && !isIdempotencyKey(key)) throw new IdempotencyKeyInvalid()
    const seen = new Set<string>()
    const results: BatchResult[] = []
    for (const [index, { sf_id: told, ...body }] of (records as Sent[]).entries()) {
      const sfId = typeof told === 'string' ? told : ''
      const known = memberSync.sfIdOf(sfId) ?? sfId
      const isSecond = sfId !== '' && seen.has(known)
      seen.add(known)
      const once = key === undefined ? undefined : keyOf(key, index)
      const writing = isSecond
        ? Promise.resolve(DUPLICATE)
        : write(body, { client: partner, sfId, key: once })
      results.push({ sf_id: sfId, ...(await writing.catch((error) => refused(error, logger))) })
    }
    return { results }
  }
}

/** No key of a single write is like it, and it is never too long. */
function keyOf(key: string, index: number): string {
  return createHash('sha256').update(`${key}-${index}`).digest('hex')
}

type Sent = Record<string, unknown>
type Outcome = Omit<BatchResult, 'sf_id'>

const DUPLICATE = failed(422, [
  {
    errorCode: 'duplicate_in_request',
    message: 'The request names this Salesforce id twice',
    fields: ['sf_id'],
  },
])

async function write(
  body: Sent,
  by: { client: PartnerClient; sfId: string; key?: string }
): Promise<Outcome> {
  refuseFields(body)
  const { id, version } = await writeUser(await writeValidator.validate(body), by)
  return { id, success: true, status: 200, version, errors: [] }
}

function refused(error: unknown, logger: HttpContext['logger']): Outcome {
  const answer = answerOf(error)
  if (answer.status >= 500) logger.error({ err: error }, 'A member of a batch was not written')
  return failed(answer.status, partnerErrors(answer))
}

function failed(status: number, errors: PartnerError[]): Outcome {
  return { id: null, success: false, status, version: null, errors }
}
