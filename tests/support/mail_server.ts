import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An e-mail as it came: the receivers of its envelope, and all of its text. */
export interface ReceivedMail {
  to: string[]
  text: string
}

/** What the server answers instead: to the receiver or, once it has the text, to the e-mail. */
export interface Refusal {
  at: 'receiver' | 'text'
  status: number
}

export const MAIL_USER = { name: 'shop@x.hu', password: 'a:b/c@d' }

/** A mail server on this computer that knows one account. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  refusal: Refusal | undefined
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
      onRcptTo: (_address, _session, done) => done(this.#refusalAt('receiver')),
      onData: async (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const all = await text(stream)
        const refusal = this.#refusalAt('text')
        if (!refusal) this.received.push({ to, text: all })
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

  #refusalAt(at: Refusal['at']): Error | null {
    return this.refusal?.at === at ? refused(this.refusal.status) : null
  }
}

function refused(responseCode: number): Error {
  return Object.assign(new Error('No, anna.kovacs@x.hu'), { responseCode })
}
