import { createHash } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { isLoopback } from '#app/validation/service_settings'
import { DeliveryFailure } from '#app/outbox/failures'
import { MAIL_TIMEOUT_MS, SMTP_ANSWER_MS } from '#notifications/constants'
import {
  MailDeferred,
  MailGateway,
  MailRefused,
  type Mail,
} from '#notifications/contracts/mail_gateway'

/** What the server was told when it refused one receiver or one message, and not us. */
const ABOUT_THIS_MAIL = /^(RCPT TO|DATA)/
/** Busy, greeting strangers with a pause, or asked too often. @source RFC 5321 section 4.2.3 */
const SLOWER = new Set([421, 450, 451])
/** What follows the number of an answer. @source RFC 2034 section 4 */
const STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/

/** The mail server and who we are to it. */
export interface SmtpAccount {
  /** `smtps://user:password@host:465`, or `smtp://…` which changes to TLS before it logs in. */
  address: URL
  /** The sender: an address, or `Name <address>`. */
  from: string
}

type SmtpError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/**
 * Sends e-mail through a mail server, never in the clear but on this computer. An e-mail whose acknowledgement was lost is sent
 * again with the same Message-ID, which mailboxes show once.
 *
 * @source RFC 5321; section 4.2.1 for refusals for good
 */
export class SmtpGateway extends MailGateway {
  readonly isReady = true
  #server: Transporter

  constructor(private account: SmtpAccount) {
    super()
    const { address } = account
    const secure = address.protocol === 'smtps:'
    this.#server = createTransport({
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: Number(address.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLoopback(address),
      ...(address.username && { auth: accountOf(address) }),
      connectionTimeout: SMTP_ANSWER_MS,
      greetingTimeout: SMTP_ANSWER_MS,
      socketTimeout: SMTP_ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** @throws MailRefused where the server refuses this receiver or this e-mail for good, MailDeferred where it wants it later */
  async send({ to: address, subject, html, text, reference, ...own }: Mail): Promise<void> {
    // Given as a text, an address with a comma would be two receivers.
    const to = { name: '', address }
    const { from } = this.account
    const envelope = own.returnPath && { envelope: { from: own.returnPath, to } }
    const mail = { from, to, subject, html, text, ...envelope }
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS)
    const headers = { 'Auto-Submitted': 'auto-generated', ...own.headers }
    try {
      await this.#server.sendMail({ ...mail, messageId: this.#nameOf(reference), headers, signal })
    } catch (error) {
      throw failureOf(error as SmtpError)
    }
  }

  override async check(): Promise<string> {
    try {
      await this.#server.verify()
    } catch (error) {
      throw failureOf(error as SmtpError)
    }
    return `${this.account.address.host} takes our e-mails`
  }

  /** The same for the same e-mail, so that a second copy is known as one. */
  #nameOf(reference: string): string {
    const name = createHash('sha256').update(reference).digest('hex').slice(0, 32)
    const domain = /@([^\s>]+)>?\s*$/.exec(this.account.from)![1]
    return `<${name}@${domain}>`
  }
}

function accountOf({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}

/** What the server says may name the receiver, so that its words stay out of logs. */
function failureOf(error: SmtpError): Error {
  const { code, command, response, responseCode, permanent } = error
  const said = responseCode ? `status ${responseCode}` : (code ?? 'no answer')
  const words = `The mail server refused: ${said}${command ? ` to ${command.split(' ')[0]}` : ''}`
  if (!responseCode) return new DeliveryFailure(words, 'no_answer', code)
  // Who closes the line is not known to answer a command, but a mail was on its way then.
  const isCutOff = code === 'ECONNECTION' && command === 'CONN'
  const isAboutThisMail = ABOUT_THIS_MAIL.test(command ?? '')
  if (SLOWER.has(responseCode) && (isCutOff || isAboutThisMail)) {
    return new MailDeferred(words, 'busy', responseCode)
  }
  if (!permanent || !isAboutThisMail) {
    return new DeliveryFailure(words, 'refused', responseCode)
  }
  const isReceiver = command!.startsWith('RCPT')
  const [, status] = STATUS.exec(response ?? '') ?? []
  return new MailRefused(words, isReceiver ? 'wrong_address' : 'refused', responseCode, status)
}
