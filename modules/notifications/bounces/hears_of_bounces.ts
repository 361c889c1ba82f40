import env from '#start/env'

/** How the shop hears that a mail could not be delivered after it had left. */
export interface BounceHearing {
  /** The domain of the senders of envelopes. */
  domain: string | undefined
  /** Whether reports come by a mailbox, and by calls of a provider. */
  mailbox: boolean
  calls: boolean
}

/** What is set up for it. */
export function bounceHearing(): BounceHearing {
  return {
    domain: env.get('BOUNCE_DOMAIN'),
    mailbox: Boolean(env.get('BOUNCE_IMAP_URL')),
    calls: Boolean(env.get('MAIL_WEBHOOK_SECRET')),
  }
}

/** Whether the shop hears of mails that come back later; without it nothing tells how many of a campaign do. */
export function hearsOfBounces(): boolean {
  const { domain, mailbox, calls } = bounceHearing()
  return Boolean(domain) && (mailbox || calls)
}
