import { createHash } from 'node:crypto'
import { DeliveryFailure } from '#app/outbox/failures'
import { SmsGateway, type SentSms, type Sms } from '#notifications/contracts/sms_gateway'
import { SmsMaybeSent } from '#notifications/exceptions'
import { smsSize } from '../sms/sms_text.js'
import { askProvider, checkNumber } from './provider_call.js'

/** Version of the interface this driver speaks. */
const API_VERSION = '2.0.1'

/** What the provider knows us by. */
export interface SeemeAccount {
  address: URL
  key: string
  /** Name shown as the sender; the provider's default where it is undefined. */
  sender: string | undefined
}

/** Sends SMS through SeeMe. @source https://seeme.hu, HTTP gateway 2.0.1 */
export class SeemeGateway extends SmsGateway {
  readonly isReady = true
  readonly isPaid = true

  constructor(private account: SeemeAccount) {
    super()
  }

  async send({ to, text, reference }: Sms): Promise<SentSms> {
    checkNumber(to)
    const values: Record<string, string> = {
      number: to.slice(1),
      message: text,
      reference: numberOf(reference),
      ...(this.account.sender && { sender: this.account.sender }),
    }
    const { status, result, answer } = await this.#ask(values)
    if (status === 200 && result === 'ok') return sentOf(answer, values.reference, text)
    if (status === 200 && result !== 'err') throw new SmsMaybeSent('SeeMe answered no result')
    const code = codeOf(answer.code)
    throw new DeliveryFailure(`SeeMe refused: status ${status}, code ${code}`, 'refused', code)
  }

  async check(): Promise<string> {
    const { status, result, answer } = await this.#ask({ method: 'balance' })
    if (result === 'ok') return `SeeMe knows the key, balance ${Number(answer.balance)} Ft`
    throw new Error(`SeeMe refused: status ${status}, code ${codeOf(answer.code)}`)
  }

  async #ask(values: Record<string, string>) {
    const address = new URL(this.account.address)
    const all = { key: this.account.key, format: 'json', apiVersion: API_VERSION, ...values }
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value)
    const { status, answer } = await askProvider({ address, method: 'GET' })
    return { status, answer, result: String(answer.result ?? '').toLowerCase() }
  }
}

function sentOf({ split }: Record<string, unknown>, id: string, text: string): SentSms {
  const size = smsSize(text)
  const parts = Number(split)
  return { id, ...size, parts: Number.isInteger(parts) && parts > 0 ? parts : size.parts }
}

/** The provider takes digits only; the same name always makes the same digits. */
function numberOf(reference: string): string {
  return createHash('sha256').update(reference).digest().readUIntBE(0, 6).toString()
}

function codeOf(code: unknown): string {
  return /^\d{1,5}$/.test(String(code)) ? String(code) : 'none'
}
