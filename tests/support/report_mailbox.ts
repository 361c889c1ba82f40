import { createServer, type Server, type Socket } from 'node:net'

/** A mail in the mailbox, and whether somebody looked at it. */
interface KeptMail {
  uid: number
  source: Buffer
  isSeen: boolean
}

/** The account the mailbox knows, as the address of the shop has it. */
export const MAILBOX_USER = { name: 'bounce@x.hu', password: 'a:b/c@d "x"' }

/** A mailbox on this computer that speaks as much IMAP as reading and marking mails needs. @source RFC 3501 */
export class ReportMailbox {
  readonly mails: KeptMail[] = []
  /** What was asked, by the names of commands. */
  readonly asked: string[] = []
  #server: Server
  #open = new Set<Socket>()

  constructor() {
    this.#server = createServer((socket) => this.#serve(socket))
  }

  /** The address of it as the shop is told it. */
  async start(): Promise<URL> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as { port: number }
    const { name, password } = MAILBOX_USER
    return new URL(
      `imap://${encodeURIComponent(name)}:${encodeURIComponent(password)}@127.0.0.1:${port}`
    )
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Puts a mail in. */
  put(source: string): KeptMail {
    const mail = { uid: this.mails.length + 1, source: Buffer.from(source), isSeen: false }
    this.mails.push(mail)
    return mail
  }

  #serve(socket: Socket) {
    this.#open.add(socket)
    socket.on('error', () => {}).on('close', () => this.#open.delete(socket))
    socket.write('* OK ready\r\n')
    let waiting = ''
    socket.on('data', (data) => {
      waiting += data.toString('latin1')
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        this.#answer(socket, waiting.slice(0, end))
        waiting = waiting.slice(end + 2)
      }
    })
  }

  #answer(socket: Socket, line: string) {
    const [, tag, command, rest] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line)!
    this.asked.push(command.toUpperCase())
    const say = (text: string) => socket.write(`* ${text}\r\n`)
    const done = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`)
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        say('CAPABILITY IMAP4rev1')
        return done()
      case 'LOGIN':
        return done(this.#knows(rest) ? 'OK' : 'NO [AUTHENTICATIONFAILED] who is bounce@x.hu?')
      case 'LIST':
      case 'LSUB':
        say('LIST (\\HasNoChildren) "/" INBOX')
        return done()
      case 'SELECT':
        for (const fact of [
          `${this.mails.length} EXISTS`,
          '0 RECENT',
          'FLAGS (\\Seen)',
          'OK [PERMANENTFLAGS (\\Seen)] flags',
          'OK [UIDVALIDITY 1] valid',
          `OK [UIDNEXT ${this.mails.length + 1}] next`,
        ]) {
          say(fact)
        }
        return done('OK [READ-WRITE] selected')
      case 'UID SEARCH':
        say(
          ['SEARCH', ...this.mails.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid)].join(' ')
        )
        return done()
      case 'UID FETCH': {
        const { uid, source } = this.#mail(rest)
        socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${source.length}}\r\n`)
        socket.write(source)
        socket.write(')\r\n')
        return done()
      }
      case 'UID STORE':
        this.#mail(rest).isSeen ||= rest.includes('\\Seen')
        return done()
      case 'LOGOUT':
        say('BYE')
        done()
        return void socket.end()
      default:
        return done('BAD unknown')
    }
  }

  #knows(told: string) {
    const { name, password } = MAILBOX_USER
    return (
      told === `${name} "${password.replaceAll('"', '\\"')}"` ||
      told === `"${name}" "${password.replaceAll('"', '\\"')}"`
    )
  }

  #mail(range: string) {
    return this.mails.find(({ uid }) => uid === Number.parseInt(range, 10))!
  }
}
