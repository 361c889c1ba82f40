import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { LoopbackService, type LoopbackRequest } from '#app/development/loopback_service'
import { isSignedCall } from '#app/http/signed_call'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { BATCH_MAX } from '#app/outbox/constants'
import { LANES } from '#app/outbox/topic'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { clock } from '#app/clock'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import Member from '#auth/members/models/member'
import { changeOrderStatus } from '#catalogue'
import { numberAll } from '#partners/sync/number_all'
import env from '#start/env'
import { givenMember } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { CALL_SECRETS, freshSfId } from '#tests/support/partners'

interface Told {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

test.group('Events for partners', (group) => {
  let partner: LoopbackService
  let status = 200

  group.setup(async () => {
    const plain = (code: number) => ({ status: code, type: 'text/plain', body: '' })
    partner = new LoopbackService({ answer: () => plain(status), wrongSchema: plain(200) })
    const address = await partner.start()
    // What was made before is no event of these tests.
    await numberAll()
    env.set('PARTNER_EVENTS_URL', new URL('/events', address).href)
    env.set('PARTNER_EVENTS_SECRET', new Secret(CALL_SECRETS[0]) as never)
    return async () => {
      env.set('PARTNER_EVENTS_URL', '')
      env.set('PARTNER_EVENTS_SECRET', '' as never)
      await partner.stop()
    }
  })
  group.each.setup(() => {
    status = 200
    partner.asked.length = 0
  })

  const bodyOf = ({ body }: LoopbackRequest): Told => JSON.parse(body)
  const about = (id: number) => partner.asked.map(bodyOf).filter(({ data }) => data.id === id)
  const tell = async () => {
    await numberAll()
    await runOutboxOnce()
  }

  test('[Z-03] what members, consents and orders come to is told, signed and without a word of the member', async ({
    assert,
  }) => {
    const sfId = freshSfId()
    const { member, orderId } = await givenOrder()
    await tell()
    await transaction((trx) => Member.query(trx).where('id', member.id).update({ sfId }))
    await saveConsents({ id: member.id, address: '', locale: 'hu' }, { marketing_email: true })
    for (const to of ['processing', 'shipped', 'delivered'] as const) {
      await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
    }
    await numberAll()
    // They wait in a lane of their own, and those of consents and orders go with the member.
    const waiting = await OutboxMessage.query().where('topic', 'partner_event').whereNull('doneAt')
    assert.isTrue(waiting.every(({ lane }) => lane === LANES.partners))
    const held = waiting.filter(({ memberId }) => memberId === member.id)
    assert.lengthOf(held, 4)
    assert.equal(BATCH_MAX[LANES.partners], 3)
    await tell()
    await deleteMember(member.id)
    await tell()
    const told = about(member.id)
    const types = told.map(({ type, data }) => [type, data.status ?? data.purpose].join(' ').trim())
    assert.sameMembers(types, [
      'member.created',
      'member.changed',
      'consent.changed marketing_email',
      'order.changed received',
      'order.changed processing',
      'order.changed shipped',
      'order.changed delivered',
      'member.erased',
    ])
    const erased = told.find(({ type }) => type === 'member.erased')!
    assert.equal(erased.data.sf_id, sfId)
    const sent = partner.asked.map(({ body }) => body).join()
    for (const word of [member.email, member.phone, member.lastName!]) assert.notInclude(sent, word)
    for (const { headers, body } of partner.asked) {
      const call = {
        id: String(headers['webhook-id']),
        stamp: String(headers['webhook-timestamp']),
        signature: String(headers['webhook-signature']),
        body,
      }
      const rules = { secrets: [CALL_SECRETS[0]], now: clock.now(), ageSeconds: 300 }
      assert.isTrue(isSignedCall(call, rules))
      assert.isFalse(isSignedCall({ ...call, body: `${body} ` }, rules))
    }
  })

  test('[Z-03] an event that fails comes again under the same id; a partner who wants none is left alone', async ({
    assert,
  }) => {
    status = 500
    const member = await givenMember()
    await tell()
    assert.lengthOf(about(member.id), 1)
    const waiting = OutboxMessage.query().where('topic', 'partner_event').whereNull('doneAt')
    const [message] = await waiting.orderBy('id', 'desc').limit(1)
    assert.deepInclude(message.$attributes, { attempts: 1, lastError: 'refused 500', deadAt: null })
    status = 200
    const again = () =>
      transaction((trx) =>
        OutboxMessage.query(trx).where('id', message.id).update({ nextAt: clock.now() })
      )
    await again()
    await runOutboxOnce()
    const own = partner.asked.filter((asked) => bodyOf(asked).data.id === member.id)
    const ids = own.map(({ headers }) => headers['webhook-id'])
    assert.deepEqual(ids, [`evt_${message.id}`, `evt_${message.id}`])
    assert.isNotNull((await message.refresh()).doneAt)
    status = 410
    await givenMember()
    await tell()
    const [last] = await OutboxMessage.query().where('topic', 'partner_event').orderBy('id', 'desc')
    assert.isNotNull(last.deadAt)
  })

  test('[Z-03] while a secret changes both sign, and a partner who knows either believes the call', async ({
    assert,
    cleanup,
  }) => {
    const [old, fresh] = CALL_SECRETS
    cleanup(() => env.set('PARTNER_EVENTS_SECRET', new Secret(old) as never))
    env.set('PARTNER_EVENTS_SECRET', new Secret(`${old}, ${fresh}`) as never)
    const member = await givenMember()
    await tell()
    const asked = partner.asked.find((one) => bodyOf(one).data.id === member.id)!
    const { headers, body } = asked
    const call = {
      id: String(headers['webhook-id']),
      stamp: String(headers['webhook-timestamp']),
      signature: String(headers['webhook-signature']),
      body,
    }
    const known = { now: clock.now(), ageSeconds: 300 }
    for (const secret of [old, fresh]) {
      assert.isTrue(isSignedCall(call, { ...known, secrets: [secret] }))
    }
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    assert.isFalse(isSignedCall(call, { ...known, secrets: [other] }))
  })

  test('many changes at once are one event that says so', async ({ assert }) => {
    for (let made = 0; made < 101; made++) await givenMember()
    await tell()
    const told = partner.asked.map(bodyOf)
    assert.deepEqual(
      told.map(({ type, data }) => [type, data.count]),
      [['members.changed', 101]]
    )
  })
})
