import { ImapFlow } from 'imapflow'
import { isLoopback } from '#app/validation/service_settings'
import { BounceSource, type MailReport } from '#notifications/contracts/bounce_source'
import { MAILBOX_ANSWER_MS, MAILS_PER_LOOK, REPORT_BYTES_MAX } from '../constants.js'
import { reportInMail } from './report_in_mail.js'

const FOLDER = 'INBOX'
const SECURE_PORT = 993
const PLAIN_PORT = 143

/**
 * Reads the mailbox that reports are sent to. A mail is marked as read once what it says is written down, and never looked at
 * again; somebody may read or remove it.
 *
 * @source RFC 3501
 */
export class MailboxReports extends BounceSource {
  /** @param address `imaps://user:password@host:993`, or `imap://…` which changes to TLS before it logs in */
  constructor(private address: URL) {
    super()
  }

  async read(take: (reports: MailReport[]) => Promise<void>): Promise<number> {
    return this.#inside(async (client) => {
      const found = (await client.search({ seen: false }, { uid: true })) || []
      let reports = 0
      for (const uid of found.slice(0, MAILS_PER_LOOK)) {
        const report = await reportOf(client, uid)
        if (report) await take([report])
        if (report) reports += 1
        await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true })
      }
      return reports
    })
  }

  /** Asks the mailbox whether it knows us; changes nothing. @returns how many mails wait in it */
  check(): Promise<number> {
    return this.#inside(async (client) => {
      return ((await client.search({ seen: false }, { uid: true })) || []).length
    })
  }

  async #inside<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = this.#client()
    // What breaks is told by the command under way.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.mailboxOpen(FOLDER)
      const result = await work(client)
      await client.logout()
      return result
    } catch (error) {
      throw withoutWords(error)
    } finally {
      client.close()
    }
  }

  #client(): ImapFlow {
    const { hostname, port, protocol, username, password } = this.address
    const secure = protocol === 'imaps:'
    return new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? SECURE_PORT : PLAIN_PORT),
      secure,
      doSTARTTLS: !secure && !isLoopback(this.address),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: MAILBOX_ANSWER_MS,
      greetingTimeout: MAILBOX_ANSWER_MS,
      socketTimeout: MAILBOX_ANSWER_MS,
      maxLiteralSize: REPORT_BYTES_MAX * 2,
    })
  }
}

async function reportOf(client: ImapFlow, uid: number): Promise<MailReport | undefined> {
  const query = { source: { start: 0, maxLength: REPORT_BYTES_MAX } }
  const mail = await client.fetchOne(String(uid), query, { uid: true })
  return mail && mail.source ? reportInMail(mail.source) : undefined
}

/** What a server says may repeat an address, and the library what it was told. */
function withoutWords(error: unknown): Error {
  const { authenticationFailed, code, name } = error as {
    authenticationFailed?: boolean
    code?: string
    name?: string
  }
  if (authenticationFailed) return new Error('The mailbox of reports refuses our account')
  if (code === undefined) return error as Error
  return new Error(`The mailbox of reports cannot be read: ${code ?? name}`)
}
