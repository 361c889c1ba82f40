import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An e-mail as it came: who is on its envelope, and all of its text. */
export interface ReceivedMail {
  /** The sender of its envelope. */
  from: string
  to: string[]
  text: string
}

/** What the server answers instead: to the receiver or, once it has the text, to the e-mail. */
export interface Refusal {
  at: 'receiver' | 'text'
  status: number
  /** The reason beside the number, such as `5.1.1`. */
  reason?: string
  /** Whose receivers are refused; all where nothing is said. */
  domain?: string
}

export const MAIL_USER = { name: 'shop@x.hu', password: 'a:b/c@d' }

/** A mail server on this computer that knows one account. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Every receiver it was asked to take mail for. */
  readonly asked: string[] = []
  refusal: Refusal | undefined
  /** Is told of each e-mail before it is acknowledged. */
  heard: (mail: ReceivedMail) => void = () => {}
  #server: SMTPServer

  constructor(
    private host = '127.0.0.1',
    options: SMTPServerOptions = {}
  ) {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      ...options,
      onAuth: ({ username, password }, _session, done) => {
        const isOurs = username === MAIL_USER.name && password === MAIL_USER.password
        done(isOurs ? null : refused(535), { user: username })
      },
      onRcptTo: ({ address }, _session, done) => {
        this.asked.push(address)
        done(this.#refusalAt('receiver', [address]))
      },
      onData: async (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const all = await text(stream).catch(() => null)
        // Whoever sent it has ended in the middle.
        if (all === null) return
        const { mailFrom } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const refusal = this.#refusalAt('text', to)
        const mail = { from, to, text: all }
        if (!refusal) this.received.push(mail)
        if (!refusal) this.heard(mail)
        done(refusal)
      },
    })
    // Whoever ends a connection in the middle is no error of the server.
    this.#server.on('error', () => {})
  }

  /** Port it listens at. */
  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, this.host, resolve))
    return (this.#server.server.address() as { port: number }).port
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #refusalAt(at: Refusal['at'], to: string[]): Error | null {
    const { refusal } = this
    const isMeant = refusal?.at === at && to.some((one) => one.endsWith(refusal.domain ?? ''))
    return isMeant ? refused(refusal.status, refusal.reason) : null
  }
}

function refused(responseCode: number, reason = ''): Error {
  return Object.assign(new Error(`${reason} No, anna.kovacs@x.hu`.trim()), { responseCode })
}
