import type { ChildProcess } from 'node:child_process'
import { newKeyPair } from '#notifications/push/key_pairs'
import { MAIL_USER, MailServer } from './mail_server.js'
import { LoopbackPushService } from './push_service.js'
import { SEEME_KEY, seemeStandIn } from './sms_stand_ins.js'

/** Codes go by SMS too, but apart from what else does: of them nothing waits for staff. */
export const CHANNELS = ['mail', 'push', 'sms', 'code'] as const
export type Channel = (typeof CHANNELS)[number]

/** What every SMS with a code says, and no other. */
export const LOGIN_CODE = '123456'

/** When a process ends: with the so-manieth message of a channel, before the answer or so many ms after it. */
export interface Killing {
  child: ChildProcess
  channel: Channel
  at: number
  afterMs: number
}

/** A mail server, an SMS provider and a push service that note what arrives and kill who sends. */
export class KillingServices {
  /** The names under which messages arrived, each as often as it did. */
  readonly arrived: Record<Channel, string[]> = {
    mail: [],
    push: [],
    sms: [],
    code: [],
  }
  killing: Killing | undefined
  #mail = new MailServer()
  #sms = seemeStandIn(({ query }) => {
    const isCode = query.get('message')?.includes(LOGIN_CODE)
    this.#hear(isCode ? 'code' : 'sms', query.get('reference') ?? '')
  })
  #push = new LoopbackPushService('fcm.googleapis.com')

  /** Starts them; answers what a process needs to send by them. */
  async start(): Promise<Record<string, string>> {
    this.#mail.heard = ({ text }) => this.#hear('mail', /^Message-ID: <(\w+)@/im.exec(text)![1])
    this.#push.heard = ({ path }) => this.#hear('push', path)
    const [smtp, seeme] = [await this.#mail.start(), await this.#sms.start()]
    await this.#push.start()
    const { port, authority } = this.#push.place
    const { publicKey, privateKey } = newKeyPair()
    const account = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`
    return {
      MAIL_DRIVER: 'smtp',
      MAIL_FROM: 'Mesterpont <bolt@x.hu>',
      SMTP_URL: `smtp://${account}@127.0.0.1:${smtp}`,
      SMS_DRIVER: 'seeme',
      SMS_DAILY_BUDGET: '1000000',
      SEEME_KEY,
      SEEME_URL: new URL('/gateway', seeme).href,
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_SUBJECT: 'mailto:push@pelda.hu',
      PUSH_TEST_PORT: String(port),
      PUSH_TEST_AUTHORITY: authority,
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#mail.stop(), this.#sms.stop(), this.#push.stop()])
  }

  #hear(channel: Channel, name: string) {
    this.arrived[channel].push(name)
    const { killing } = this
    if (killing?.channel !== channel || --killing.at > 0) return
    this.killing = undefined
    if (killing.afterMs === 0) killing.child.kill('SIGKILL')
    else setTimeout(() => killing.child.kill('SIGKILL'), killing.afterMs)
  }
}
