import { UndeliverableMessage } from '#app/outbox/handlers'
import { suppressionsOf } from './queries/suppressions_of.js'

/**
 * Keeps a mail back that must not go to an address now.
 *
 * @param isSwitchable whether its reader could switch such mails off; others stop only where nobody is there
 * @throws UndeliverableMessage with the reason that staff reads
 */
export async function refuseResting(
  address: string,
  { isSwitchable }: { isSwitchable: boolean }
): Promise<void> {
  const reasons = (await suppressionsOf(address)).map(({ reason }) => reason)
  if (reasons.includes('hard') || (isSwitchable && reasons.includes('soft'))) {
    throw new UndeliverableMessage('What went to this address came back', 'bounced')
  }
  if (isSwitchable && reasons.includes('complaint')) {
    throw new UndeliverableMessage('Its reader complained of our mails', 'unwanted')
  }
}
