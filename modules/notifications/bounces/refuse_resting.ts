import { consumeLimit } from '#app/limits/limit'
import { UndeliverableMessage } from '#app/outbox/handlers'
import { ASKED_MAILS_PER_ADDRESS } from './constants.js'
import { suppressionsOf } from './queries/suppressions_of.js'

/** How much a mail is wanted. */
export interface Wanted {
  /** Whether its reader could switch such mails off; others stop only where nobody is there. */
  isSwitchable: boolean
  /** The tries of a mail that its reader asked for, this one included; such a mail may go once a day all the same. */
  askedTry?: number
}

/**
 * Keeps a mail back that must not go to an address now.
 *
 * @throws UndeliverableMessage with the reason that staff reads
 */
export async function refuseResting(
  address: string,
  { isSwitchable, askedTry }: Wanted
): Promise<void> {
  const reasons = (await suppressionsOf(address)).map(({ reason }) => reason)
  const isHard = reasons.includes('hard') && !(await isItsTurn(address, askedTry))
  if (isHard || (isSwitchable && reasons.includes('soft'))) {
    throw new UndeliverableMessage('What went to this address came back', 'bounced')
  }
  if (isSwitchable && reasons.includes('complaint')) {
    throw new UndeliverableMessage('Its reader complained of our mails', 'unwanted')
  }
}

/** Whether it is asked for, and the first such mail of the day; one that was let through keeps its turn when it is tried again. */
async function isItsTurn(address: string, askedTry: number | undefined): Promise<boolean> {
  if (askedTry === undefined) return false
  if (askedTry > 1) return true
  const { allowed } = await consumeLimit(`asked-mail:${address}`, ASKED_MAILS_PER_ADDRESS)
  return allowed
}
