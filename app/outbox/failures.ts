/**
 * Why a message was not carried out, as it is stored; staff read it in their language.
 * bounced: what went to this address came back; busy: told to come again; failed: our own fault; gone: its member was deleted;
 * no_answer: nobody answered; not_set_up: there is no provider; refused: the other side took us or the message for wrong;
 * sms_maybe_sent: it may have gone and cost money; spent: the money of the day does not reach; unwanted: its reader complained of
 * our mails or switched them off; wrong_address: nobody can be reached there.
 */
export const FAILURE_REASONS = [
  'bounced',
  'busy',
  'failed',
  'gone',
  'no_answer',
  'not_set_up',
  'refused',
  'sms_maybe_sent',
  'spent',
  'unwanted',
  'wrong_address',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** A message was not carried out; where nothing else is said it is tried again. */
export class DeliveryFailure extends Error {
  /** @param detail a status or a code of the other side, never its words: they may name the receiver */
  constructor(
    message: string,
    readonly reason: FailureReason = 'failed',
    readonly detail?: string | number
  ) {
    super(message)
  }
}

/** Codes of a network where nobody was reached, or nobody answered in time. */
const NO_ANSWER =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|UND_ERR|ABORT_ERR)/

/** What is stored of a failure: its reason and a detail of one word. A gateway's message may repeat the address it was sent to. */
export function storedReason(failure: unknown): string {
  if (failure instanceof DeliveryFailure) return joined(failure.reason, failure.detail)
  const { name, code } = failure as { name?: string; code?: unknown }
  const detail = String(code ?? name ?? 'Error')
  return joined(NO_ANSWER.test(detail) ? 'no_answer' : 'failed', detail)
}

/** A stored reason as it is told; one that an older version wrote is a failure with its old words. */
export function toldReason(stored: string | null): {
  reason: FailureReason
  detail: string | null
} {
  const [first, ...rest] = (stored ?? '').split(' ')
  const reason = FAILURE_REASONS.find((one) => one === first)
  const detail = (reason ? rest.join(' ') : stored) || null
  return { reason: reason ?? 'failed', detail }
}

function joined(reason: FailureReason, detail?: string | number) {
  return detail === undefined ? reason : `${reason} ${detail}`
}
