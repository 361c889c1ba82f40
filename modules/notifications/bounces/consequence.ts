import type { MailReport } from '#notifications/contracts/bounce_source'

/** Why an address rests, the gravest first. hard: nobody is there; soft: again and again not now; complaint: its reader does not want our mails. */
export const SUPPRESSION_REASONS = ['hard', 'soft', 'complaint'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** Of whom a report speaks: of the address for a reason, or of the shop, which is refused. */
export type Consequence = SuppressionReason | 'ours'

/** The address of the receiver is none, has moved or is closed for good. @source RFC 3463 sections 3.2 and 3.3 */
const HARD = /^5\.(1\.\d+|2\.1)$/
/** The address of the sender is none, or the rules of the receiver keep us out. @source RFC 3463 sections 3.2 and 3.8 */
const OURS = /^5\.(1\.[78]|7\.\d+)$/

/** What follows from a report. A refusal for good that does not say why counts as one that may pass. */
export function consequenceOf({ kind, status }: Pick<MailReport, 'kind' | 'status'>): Consequence {
  if (kind === 'complaint') return 'complaint'
  if (status === undefined) return 'soft'
  if (OURS.test(status)) return 'ours'
  return HARD.test(status) ? 'hard' : 'soft'
}
