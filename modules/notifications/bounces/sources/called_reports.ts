import { createHash } from 'node:crypto'
import { clock } from '#app/clock'
import { isSignedCall, secretsIn, type SignedCall } from '#app/http/signed_call'
import { BounceSource, type MailReport } from '#notifications/contracts/bounce_source'
import env from '#start/env'
import { tokenIn } from '../bounce_token.js'
import { CALL_AGE_SECONDS, CALL_LENGTH_MAX } from '../constants.js'
import { UnsignedCall } from '../exceptions.js'
import { mailEventsValidator } from '../validators/mail_events.js'

/** The reports in one call of a mail provider. */
export class CalledReports extends BounceSource {
  constructor(private call: SignedCall) {
    super()
  }

  /** Whether some provider may call. */
  static get isExpected(): boolean {
    return secrets().length > 0
  }

  /** A name of the call that a repetition has too, and of what it says. */
  get name(): { key: string; bodyHash: string } {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    return { key: hash(this.call.id), bodyHash: hash(this.call.body) }
  }

  /**
   * @throws unsigned_call before anything of it is read
   * @throws E_VALIDATION_ERROR for events that are none
   */
  async read(take: (reports: MailReport[]) => Promise<void>): Promise<number> {
    const rules = { secrets: secrets(), now: clock.now(), ageSeconds: CALL_AGE_SECONDS }
    if (this.call.body.length > CALL_LENGTH_MAX || !isSignedCall(this.call, rules)) {
      throw new UnsignedCall()
    }
    const { events } = await mailEventsValidator.validate(jsonIn(this.call.body))
    const reports = events.flatMap(({ type: kind, sender, status }) => {
      const token = tokenIn(sender)
      return token ? [{ kind, token, status }] : []
    })
    await take(reports)
    return reports.length
  }
}

/** Two while one takes the place of the other. */
function secrets(): string[] {
  return secretsIn((env.get('MAIL_WEBHOOK_SECRET') || undefined)?.release() ?? '')
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
