import { watch } from '#app/watch'
import env from '#start/env'
import { takeReports } from './actions/take_reports.js'
import { MAILBOX_LOOK_MS } from './constants.js'
import type { MailboxReports } from './sources/mailbox_reports.js'

/** The mailbox that reports come to; undefined where none is set up, and nothing that reads mail is loaded then. */
export async function mailboxOfReports(): Promise<MailboxReports | undefined> {
  const address = env.get('BOUNCE_IMAP_URL')
  if (!address) return undefined
  const { MailboxReports } = await import('./sources/mailbox_reports.js')
  return new MailboxReports(new URL(address.release()))
}

/** Reads the reports that came since the last time, where a mailbox is set up. */
export async function lookAtMailbox(): Promise<void> {
  const mailbox = await mailboxOfReports()
  await mailbox?.read(takeReports)
}

/** Reads it from time to time. */
export const mailboxWatch = watch(
  MAILBOX_LOOK_MS,
  lookAtMailbox,
  'The mailbox of reports could not be read'
)
