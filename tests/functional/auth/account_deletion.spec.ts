import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock, useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { openForMember, sealForMember } from '#app/personal/member_key'
import { sessionsOf } from '#app/sessions/session_store'
import { changeSettings } from '#app/settings/settings'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import type { Member } from '#auth'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { changeOrderStatus } from '#catalogue'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { balanceOf } from '#points'
import { adjust } from '#points/ledger'
import { stockOf } from '#tests/support/catalogue'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { parcelsOf } from '#tests/support/order_records'
import { givenOrder } from '#tests/support/orders'
import {
  accountBody,
  detailsBody,
  storedMember,
  visitorAtDetails,
} from '#tests/support/registrations'
import { sessionCookie } from '#tests/support/session_cookie'
import { brokenTruths } from '#tests/support/truths'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000

function deletion(client: ApiClient, member: Member, body: object, path = '/profil/delete') {
  return client
    .delete(path)
    .redirects(0)
    .withGuard('member')
    .loginAs(member)
    .withCsrfToken()
    .header('referer', '/profil')
    .json(body)
}

async function rowOf(id: number) {
  const [row] = await shopReader().rows<any>('SELECT * FROM members WHERE id = ?', [id])
  return row
}

async function orderOf(id: number) {
  const [row] = await shopReader().rows<any>('SELECT * FROM orders WHERE id = ?', [id])
  return row
}

/** Takes an order through its steps. */
async function move(orderId: number, steps: OrderStatus[]) {
  for (const to of steps) await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
}

/** What the carrier calls the parcels of an order. */
const nameParcelsOf = (orderId: number) =>
  transaction((trx) =>
    rows(trx, "UPDATE parcels SET reference = '00123' WHERE order_id = ?", [orderId])
  )

async function referencesOf(orderId: number): Promise<string[]> {
  return (await parcelsOf(orderId)).map(({ reference }) => reference)
}

test.group('Deletion of an account', (group) => {
  group.each.setup(forgetLimits)

  test('[H-38] [P-22] the right password deletes the account and leads home', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const response = await deletion(client, member, { password: TEST_PASSWORD })
    response.assertStatus(303)
    response.assertHeader('location', '/')
    const row = await rowOf(member.id)
    const kept = ['id', 'referral_code', 'newsletter_secret', 'tos_accepted_at']
    const instants = [
      'phone_verified_at',
      'registered_at',
      'deleted_at',
      'created_at',
      'updated_at',
    ]
    for (const [column, value] of Object.entries(row)) {
      if (kept.includes(column) || instants.includes(column)) continue
      assert.isNull(value, column)
    }
    assert.isNotNull(row.deleted_at)
    assert.notEqual(row.referral_code, member.referralCode)
  })

  test('[H-39] DELETE /user is the same, and needs the password as well', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const wrong = await deletion(client, member, { password: 'nem ez' }, '/user')
    assert.deepEqual(wrong.flashMessage('inputErrorsBag'), { password: ['wrong_password'] })
    assert.isNull((await rowOf(member.id)).deleted_at)
    const right = await deletion(client, member, { password: TEST_PASSWORD }, '/user')
    right.assertStatus(303)
    assert.isNotNull((await rowOf(member.id)).deleted_at)
  })

  test('[P-20] a wrong password is a field error, and the account stays', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (const password of ['nem ez', 'x'.repeat(129), ['a'], { a: 1 }]) {
      const response = await deletion(client, member, { password })
      response.assertStatus(302)
      assert.property(response.flashMessage('inputErrorsBag'), 'password')
    }
    assert.equal((await rowOf(member.id)).email, member.email)
    const byScript = await deletion(client, member, { password: 'nem ez' }).accept('json')
    byScript.assertStatus(422)
    assert.deepInclude(byScript.body().errors[0], { field: 'password', rule: 'wrong_password' })
  })

  test('without a password it is asked for first, and a confirmed session still needs it', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const asked = await deletion(client, member, {})
    asked.assertStatus(302)
    asked.assertHeader('location', '/user/confirm-password')
    const confirmed_password_member = { id: member.id, at: clock.now() }
    const confirmed = await deletion(client, member, {}).withSession({ confirmed_password_member })
    assert.deepEqual(confirmed.flashMessage('inputErrorsBag'), { password: ['required'] })
    assert.isNull((await rowOf(member.id)).deleted_at)
    ;(await client.delete('/profil/delete').withCsrfToken().redirects(0)).assertHeader(
      'location',
      '/belepes'
    )
  })

  test('guesses are counted', async ({ client, assert }) => {
    const member = await givenMember()
    const statuses = []
    for (let guess = 0; guess < 12; guess++) {
      const response = await deletion(client, member, { password: `${guess}` }).accept('json')
      statuses.push(response.status())
    }
    assert.include(statuses, 429)
    const right = await deletion(client, member, { password: TEST_PASSWORD }).accept('json')
    right.assertStatus(429)
    assert.isNull((await rowOf(member.id)).deleted_at)
  })

  test('every device is logged out', async ({ client, assert }) => {
    const visitor = new Visitor(client)
    const { email, id } = await givenMember()
    await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember: 'on' })
    await sessionCookie({ ...(await rowOf(id)), id } as Member)
    assert.lengthOf(await sessionsOf({ memberId: id }), 1)
    const response = await visitor.delete('/profil/delete', { password: TEST_PASSWORD })
    response.assertStatus(303)
    assert.lengthOf(await sessionsOf({ memberId: id }), 0)
    const tokens = 'SELECT id FROM remember_tokens WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(tokens, [id]), 0)
    const again = await visitor.get('/profil')
    again.assertHeader('location', '/belepes')
  })

  test('[P-22] an order nobody has touched is cancelled: points and stock come back', async ({
    client,
    assert,
  }) => {
    const { member, product, orderId } = await givenOrder()
    assert.equal(await balanceOf(member.id), 800)
    const response = await deletion(client, member, { password: TEST_PASSWORD })
    response.assertStatus(303)
    assert.equal(await balanceOf(member.id), 1000)
    assert.equal(await stockOf(product), 5)
    const order = await orderOf(orderId)
    assert.equal(order.status, 'cancelled')
    assert.deepInclude(order, { shipping_last_name: '', shipping_city: '', shipping_note: null })
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[P-22] an order in processing or on its way refuses the deletion and says why', async ({
    client,
    assert,
  }) => {
    for (const steps of [['processing'], ['processing', 'shipped']] as OrderStatus[][]) {
      const { member, orderId } = await givenOrder()
      await move(orderId, steps)
      const response = await deletion(client, member, { password: TEST_PASSWORD }).accept('json')
      response.assertStatus(422)
      assert.deepInclude(response.body().errors[0], {
        rule: 'order_under_way',
        meta: { order: orderId },
      })
      assert.deepInclude(await rowOf(member.id), { email: member.email, deleted_at: null })
      assert.equal(await balanceOf(member.id), 800)
      assert.notEqual((await orderOf(orderId)).shipping_city, '')
    }
  })

  test('[P-22] e-mail address and phone can register again', async ({ client, assert }) => {
    const given = accountBody()
    const registered = async () => {
      const { visitor, email, account } = await visitorAtDetails(client, given)
      const done = await visitor.post('/regisztracio/step/3/submit', await detailsBody())
      done.assertHeader('location', '/profil/extra-pontok')
      const { id, phone, registered_at } = await storedMember(email)
      assert.equal(phone, given.phone)
      assert.isNotNull(registered_at)
      return { id, visitor, password: account.password }
    }
    const first = await registered()
    const gone = await first.visitor.delete('/profil/delete', { password: first.password })
    gone.assertHeader('location', '/')
    assert.isNotNull((await rowOf(first.id)).deleted_at)
    const second = await registered()
    assert.notEqual(second.id, first.id)
    const { profile } = (await second.visitor.get('/profil')).inertiaProps
    assert.deepInclude(profile, { email: given.email, phone: given.phone })
  })

  test('[P-22] the ledger and delivered orders stay; the address goes when its time is over', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder()
    await move(orderId, ['processing', 'shipped', 'delivered'])
    await nameParcelsOf(orderId)
    const entries = 'SELECT COUNT(*) AS count FROM ledger_entries WHERE member_id = ?'
    const before = await shopReader().rows(entries, [member.id])
    ;(await deletion(client, member, { password: TEST_PASSWORD })).assertStatus(303)
    assert.deepEqual(await shopReader().rows(entries, [member.id]), before)
    await tidyUp()
    assert.notEqual((await orderOf(orderId)).shipping_last_name, '')
    assert.deepEqual(await referencesOf(orderId), ['00123'])
    const later = clock.now() + 366 * DAY_MS
    const putBack = useClock({ now: () => later })
    try {
      await tidyUp()
    } finally {
      putBack()
    }
    const order = await orderOf(orderId)
    assert.deepInclude(order, { status: 'delivered', total: 200, shipping_last_name: '' })
    assert.deepInclude(order, { shipping_zip: '', shipping_address: '', shipping_floor: null })
    assert.deepEqual(await referencesOf(orderId), [''])
  })

  test('where addresses are not kept at all they go at once; living members keep theirs', async ({
    client,
    assert,
  }) => {
    await transaction((trx) => changeSettings(trx, { deleted_member_address_days: 0 }))
    try {
      const gone = await givenOrder()
      const living = await givenOrder()
      for (const { orderId } of [gone, living]) {
        await move(orderId, ['processing', 'shipped', 'delivered'])
        await nameParcelsOf(orderId)
      }
      await deletion(client, gone.member, { password: TEST_PASSWORD })
      await tidyUp()
      assert.equal((await orderOf(gone.orderId)).shipping_address, '')
      assert.notEqual((await orderOf(living.orderId)).shipping_address, '')
      assert.deepEqual(await referencesOf(gone.orderId), [''])
      assert.deepEqual(await referencesOf(living.orderId), ['00123'])
    } finally {
      await transaction((trx) => changeSettings(trx, { deleted_member_address_days: 365 }))
    }
  })

  test('what was sealed with the key of a member cannot be read any more, nor new sealed', async ({
    assert,
  }) => {
    const { id } = await givenMember()
    const sealed = await transaction((trx) => sealForMember(trx, id, 'Szűcs Gábor'))
    assert.equal(await openForMember(id, sealed), 'Szűcs Gábor')
    await deleteMember(id)
    assert.isNull(await openForMember(id, sealed))
    await assert.rejects(
      () => transaction((trx) => sealForMember(trx, id, 'Szűcs Gábor')),
      /has no key/
    )
  })

  test('many deletions at once are one', async ({ client, assert }) => {
    const { member, orderId } = await givenOrder()
    const answers = await Promise.all(Array.from({ length: 8 }, () => deleteMember(member.id)))
    assert.lengthOf(answers.filter(Boolean), 1)
    const cancellations = 'SELECT id FROM ledger_entries WHERE reference = ?'
    assert.lengthOf(await shopReader().rows(cancellations, [`cancel:${orderId}`]), 1)
    const late = await deletion(client, member, { password: TEST_PASSWORD })
    late.assertHeader('location', '/belepes')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the words a staff member gave for a correction go, the correction stays', async ({
    assert,
  }) => {
    const { id } = await givenMember()
    const entry = await transaction((trx) =>
      adjust(trx, {
        memberId: id,
        points: 5,
        source: 'adjustment_manual',
        sourceName: 'Javítás',
        reference: `test:reason:${id}`,
        reason: 'Szűcs Gábor telefonált',
      })
    )
    const reasons = 'SELECT reason FROM ledger_reasons WHERE entry_id = ?'
    assert.lengthOf(await shopReader().rows(reasons, [entry.id]), 1)
    await deleteMember(id)
    assert.lengthOf(await shopReader().rows(reasons, [entry.id]), 0)
    assert.equal(await balanceOf(id), 5)
  })
})
