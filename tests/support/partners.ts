import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/clock'
import { signatureOf } from '#app/http/signed_call'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { createToken, type Scope } from '#partners'
import { sfIdOf } from '#auth/feed/sf_id'

/** A bearer token of a partner that does not end soon. */
export async function givenToken(
  scopes: Scope[] = ['users.read', 'users.write'],
  { name = 'Salesforce', days = 30 } = {}
): Promise<{ id: number; secret: string }> {
  return createToken({ kind: 'token', name, scopes, days }, { source: 'cli' })
}

/** A Salesforce id that nobody has, with 18 characters. */
export function freshSfId(): string {
  return sfIdOf(`003${randomBytes(6).toString('hex')}`)!
}

/** Links a member with a Salesforce id, which it answers. */
export async function givenLinked(memberId: number): Promise<string> {
  const sfId = freshSfId()
  await transaction((trx) => Member.query(trx).where('id', memberId).update({ sfId }))
  return sfId
}

export interface PulledUser {
  id: number
  sf_id: string | null
  version: number
  deleted_at: string | null
  last_name?: string
  [field: string]: unknown
}

export interface PulledPage {
  data: PulledUser[]
  current_page: number
  last_page: number
  per_page: number
  next_cursor: string
  has_more: boolean
  latest_date_covered: string
}

/** A program that keeps a copy of the members, as one in Salesforce does. */
export class FakeSalesforce {
  readonly copy = new Map<number, PulledUser>()
  cursor: string | undefined

  constructor(
    private client: ApiClient,
    readonly token: string
  ) {}

  get(path: string, query: object = {}) {
    return this.client.get(path).qs(query).header('authorization', `Bearer ${this.token}`)
  }

  post(path: string, body: object, headers: Record<string, string> = {}) {
    const request = this.client.post(path).header('authorization', `Bearer ${this.token}`)
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    return request.json(body)
  }

  write(sfId: string, body: object, headers: Record<string, string> = {}) {
    return this.post(`/api/salesforce/users/${sfId}`, body, headers)
  }

  /** One page; what it says is taken over, and then the cursor. A program that dies between the two reads the page again. */
  async pullPage({ perPage = 500, diesBeforeCursor = false } = {}): Promise<PulledPage> {
    const query = { per_page: perPage, ...(this.cursor && { cursor: this.cursor }) }
    const answer = await this.get('/api/salesforce/users', query)
    if (answer.status() !== 200) throw new Error(`${answer.status()} ${answer.text()}`)
    const page = answer.body() as PulledPage
    for (const user of page.data) this.copy.set(user.id, user)
    if (!diesBeforeCursor) this.cursor = page.next_cursor
    return page
  }

  /** Page after page to the end of the feed. */
  async pull(perPage?: number): Promise<void> {
    while ((await this.pullPage({ perPage })).has_more);
  }
}

/** What differs from a call that is signed as it should be. */
export interface CallSigning {
  id?: string
  stamp?: string
  secret?: string
  signature?: string
  /** What is sent in place of what is signed. */
  sent?: string
}

/** The secrets that calls of the tests are signed with; the second is about to take the place of the first. */
export const CALL_SECRETS = [3, 4].map(
  (fill) => `whsec_${Buffer.alloc(24, fill).toString('base64')}`
)

/** A call of a partner who registers somebody. */
export function registrationCall(client: ApiClient, contents: object, signing: CallSigning = {}) {
  const body = JSON.stringify(contents)
  const id = signing.id ?? `msg_${randomBytes(12).toString('hex')}`
  const stamp = signing.stamp ?? String(Math.floor(clock.now() / 1000))
  const right = signatureOf({ id, stamp, body }, signing.secret ?? CALL_SECRETS[0])
  return client
    .post('/webhooks/register')
    .header('content-type', 'application/json')
    .header('webhook-id', id)
    .header('webhook-timestamp', stamp)
    .header('webhook-signature', signing.signature ?? right)
    .setup((request) => void request.request.send(signing.sent ?? body))
}
