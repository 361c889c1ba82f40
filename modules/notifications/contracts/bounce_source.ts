/** What somebody who took a mail, or should have, reports of it. */
export interface MailReport {
  /** complaint: its reader called it unwanted. */
  kind: 'bounce' | 'complaint'
  /** What the mail was sent with, and so the proof that the report is about one of ours. */
  token: string
  /** Such as `5.1.1`; undefined where the report names none. @source RFC 3463 */
  status?: string
}

/** Where reports of mails that left come from. */
export abstract class BounceSource {
  /**
   * Hands over what came since the last time. What `take` throws on is handed over again.
   *
   * @returns how many reports there were
   */
  abstract read(take: (reports: MailReport[]) => Promise<void>): Promise<number>
}
