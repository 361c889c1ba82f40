import { randomBytes, randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { shopReader } from '#app/database/engine'
import type { TestMember } from './members.js'

/** What a question says unless the test says something else. */
export const QUESTION = { topic: 'defect', product_id: null, text: 'The plaster has cracks' }

/** A photo that knows where it was taken. */
export function wallPhoto(width = 2400): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: '#c9b48f' } })
    .withExifMerge({ IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** A name as the browser makes them. */
export const photoKey = () => randomBytes(16).toString('hex')

/** The pages of counselling in the hands of a member. */
export function counsellingOf(client: ApiClient, member: TestMember) {
  const path = '/profil/szaktanacsadas'
  const own = <Request extends ReturnType<ApiClient['get']>>(request: Request) => {
    request.withGuard('member').loginAs(member)
    return request
  }
  const sent = (at: string, body: object) =>
    own(
      client
        .post(path + at)
        .accept('json')
        .withCsrfToken()
        .redirects(0)
        .json(body)
    )
  return {
    page: (at = '') => own(client.get(path + at).withInertia()),
    ask: (body: object = {}) => sent('', { ...QUESTION, idempotency_key: randomUUID(), ...body }),
    reply: (id: number, body: object = {}) =>
      sent(`/${id}`, { text: 'And it rained', idempotency_key: randomUUID(), ...body }),
    photo: (key: string) => own(client.get(`${path}/kepek/${key}`).accept('json')),
    dropPhoto: (key: string) =>
      own(client.delete(`${path}/kepek/${key}`).accept('json').withCsrfToken()),
    sendPhoto: (key: string, bytes: Buffer, type = 'image/jpeg') => {
      const request = own(client.put(`${path}/kepek/${key}`).accept('json').withCsrfToken())
      request.header('content-type', type).request.send(bytes)
      return request
    },
  }
}

/** The questions of a member, oldest first. */
export function questionsOf(member: { id: number }) {
  const sql = `SELECT id, state, topic, representative_id, participating_product_id, staff_id
    FROM counselling_questions WHERE member_id = ? ORDER BY id`
  return shopReader().rows<Record<string, any>>(sql, [member.id])
}

/** The number of the only question of a member, asked now. */
export async function givenQuestion(client: ApiClient, member: TestMember, body: object = {}) {
  const answer = await counsellingOf(client, member).ask(body)
  if (answer.status() !== 302) throw new Error(`The question was answered ${answer.status()}`)
  return (await questionsOf(member)).at(-1)!.id as number
}
