import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import { changeOrderStatus, substituteLine } from '#catalogue'
import { ORDERS_PER_PAGE } from '#catalogue/constants'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { linesOf, movesOf, ordersOf, SHIPPING } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { countedQueries } from '#tests/support/counted_queries'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { mailsTo } from '#tests/support/outbox'
import { givenOrders, givenParcel, takeSteps, visitOrders, wishOf } from '#tests/support/own_orders'
import { staffApi } from '#tests/support/staff_api'
import { brokenTruths } from '#tests/support/truths'

const NEW_ADDRESS = { ...SHIPPING, zip: '6720', city: 'Szeged', address: 'Tisza Lajos körút' }
const AT_ONCE = 20

/** Another gift for the first line of an order, 30 points cheaper. */
async function givenSubstitute(orderId: number) {
  const [line] = await linesOf({ id: orderId })
  const beanie = await givenProduct({
    price: 85,
    titleEn: 'Beanie',
    variations: { Colour: ['Grey'] },
  })
  const variations = [beanie.variation('Grey').value]
  const lineId = line.id as number
  await transaction((trx) =>
    substituteLine(trx, { orderId, lineId, productId: beanie.id, variations, isBack: true })
  )
}

test.group('Pages of own orders', () => {
  test('the list holds the own orders, the latest first, page by page', async ({
    client,
    assert,
  }) => {
    const { member, orderIds } = await givenOrders(ORDERS_PER_PAGE + 1)
    const { orderId: foreign } = await givenOrder()
    const first = await visitOrders(client, member)
    first.assertInertiaComponent('catalogue/orders')
    const { orders } = first.inertiaProps as Record<string, any>
    const newestFirst = orderIds.toReversed()
    const ids = orders.data.map(({ id }: { id: number }) => id)
    assert.deepEqual(ids, newestFirst.slice(0, ORDERS_PER_PAGE))
    assert.notInclude(ids, foreign)
    assert.containSubset(orders, { current_page: 1, last_page: 2, total: ORDERS_PER_PAGE + 1 })
    assert.containSubset(orders.data[0], {
      status: 'received',
      total: 10,
      gifts: [{ title: 'Work cap', quantity: 1, price: 10, is_promotion_reward: false }],
    })
    const second = await visitOrders(client, member, '?page=2')
    const { data } = (second.inertiaProps as Record<string, any>).orders
    assert.deepEqual(
      data.map(({ id }: { id: number }) => id),
      newestFirst.slice(ORDERS_PER_PAGE)
    )
    for (const page of ['3', '0', '-1', 'x', '1e1']) {
      ;(await visitOrders(client, member, `?page=${page}`)).assertStatus(404)
    }
  })

  test('[C-27] an order shows its state with the day of each step, and not who took it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { restore, pass } = frozenClock('2026-11-02T08:00:00Z')
    cleanup(restore)
    const { member, orderId } = await givenOrder()
    pass(60_000)
    const { id: actorId } = await givenStaff()
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing', actorId }))
    const page = await visitOrders(client, member, `/${orderId}`)
    page.assertInertiaComponent('catalogue/order')
    const { order } = page.inertiaProps as Record<string, any>
    const placed = Date.parse('2026-11-02T08:00:00Z')
    assert.deepEqual(order.steps, [
      { status: 'received', happened_at: placed },
      { status: 'processing', happened_at: placed + 60_000 },
    ])
    assert.containSubset(order, {
      id: orderId,
      status: 'processing',
      total: 200,
      placed_at: placed,
      address_changed_at: null,
      shipping: { ...SHIPPING, floor: 2 },
    })
    assert.lengthOf(order.gifts, 1)
  })

  test('an order shows its parcels, and what goes out in place of a gift', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder()
    await givenParcel((await givenOrder()).orderId, { quantity: 2 })
    await givenSubstitute(orderId)
    await givenParcel(orderId, { carrier: 'GLS', reference: '<b>42', quantity: 1 })
    const page = await visitOrders(client, member, `/${orderId}`)
    const { order } = page.inertiaProps as Record<string, any>
    const [gift] = order.gifts
    assert.deepEqual(gift.substitute, {
      title: 'Beanie',
      variation_text: 'Grey',
      credited: 30,
    })
    assert.containSubset(gift, { title: 'Work cap', quantity: 2, price: 100 })
    const [{ id, sent_at: sentAt, ...parcel }, ...others] = order.parcels
    assert.isEmpty(others)
    assert.isNumber(sentAt)
    assert.isNumber(id)
    assert.deepEqual(parcel, {
      carrier: 'GLS',
      reference: '<b>42',
      delivered_at: null,
      gifts: [{ id: gift.id, quantity: 1 }],
    })
  })

  test('nobody sees or touches an order of somebody else, or one that is not there', async ({
    client,
    assert,
  }) => {
    const { member: owner, orderId } = await givenOrder()
    const other = await givenMember()
    const missing = 999_999_999
    for (const id of [orderId, missing]) {
      ;(await visitOrders(client, other, `/${id}`)).assertStatus(404)
      ;(await wishOf(client, other, [id, 'lemondas'])).assertStatus(404)
      ;(await wishOf(client, other, [id, 'cim', { shipping: NEW_ADDRESS }])).assertStatus(404)
    }
    ;(await visitOrders(client, owner, '/1e3')).assertStatus(404)
    const [order] = await ordersOf(owner)
    assert.containSubset(order, { status: 'received', shipping_city: SHIPPING.city })
    const guest = await client.get(`/rendelesek/${orderId}`).redirects(0)
    guest.assertHeader('location', '/belepes')
  })

  test('a page of orders asks the database as often with one order as with ten', async ({
    client,
    assert,
  }) => {
    const { member: few } = await givenOrder()
    const { member: many } = await givenOrders(ORDERS_PER_PAGE)
    for (const member of [few, many]) {
      const statements = await countedQueries(() => visitOrders(client, member))
      assert.lengthOf(
        statements.filter((sql) => /from [`"]?order(s|_lines)\b/i.test(sql)),
        3
      )
    }
  })
})

test.group('Changing the address of an order', () => {
  test('the member sends it somewhere else until somebody works on it', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder()
    const changed = await wishOf(client, member, [orderId, 'cim', { shipping: NEW_ADDRESS }])
    changed.assertStatus(302)
    changed.assertHeader('location', `/rendelesek/${orderId}`)
    const [order] = await ordersOf(member)
    assert.containSubset(order, {
      shipping_zip: '6720',
      shipping_city: 'Szeged',
      status: 'received',
    })
    assert.isNumber(Number(order.address_changed_at))
    assert.isNotNull(order.address_changed_at)
    const without = { ...NEW_ADDRESS, floor: '', door_number: '', doorbell: '', note: '' }
    ;(await wishOf(client, member, [orderId, 'cim', { shipping: without }])).assertStatus(302)
    const [bare] = await ordersOf(member)
    assert.containSubset(bare, { shipping_floor: null, shipping_note: null })
  })

  test('staff see on the order that the address changed, and when', async ({ client, assert }) => {
    const { member, orderId } = await givenOrder()
    const orders = staffApi(client, 'orders', await givenStaff())
    const before = (await orders.show(orderId)).body().data
    assert.isNull(before.address_changed_at)
    await wishOf(client, member, [orderId, 'cim', { shipping: NEW_ADDRESS }])
    const { data } = (await orders.show(orderId)).body()
    assert.isAtLeast(data.address_changed_at, data.placed_at)
    assert.include(data.shipping_text, '6720 Szeged')
  })

  test('[C-21] what is wrong with it is told at the field, and nothing changes', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder()
    const faults: [string, unknown, string][] = [
      ['zip', '0999', 'invalid'],
      ['zip', '', 'required'],
      ['city', '', 'required'],
      ['last_name', '', 'required'],
      ['house_number', '', 'required'],
      ['floor', 'II', 'invalid'],
      ['address', ['x'], 'invalid'],
    ]
    for (const [field, value, rule] of faults) {
      const shipping = { ...NEW_ADDRESS, [field]: value }
      const answer = await wishOf(client, member, [orderId, 'cim', { shipping }])
      answer.assertStatus(422)
      assert.containSubset(answer.body().errors[0], { field: `shipping.${field}`, rule })
    }
    const [order] = await ordersOf(member)
    assert.containSubset(order, { shipping_city: SHIPPING.city, address_changed_at: null })
  })

  test('[C-27] from processing on it stays, and the refusal says why', async ({
    client,
    assert,
  }) => {
    for (const [steps, rule] of [
      [['processing'], 'order_begun'],
      [['processing', 'shipped'], 'order_begun'],
      [['processing', 'shipped', 'delivered'], 'order_begun'],
      [['cancelled'], 'order_cancelled'],
    ] as const) {
      const { member, orderId } = await givenOrder()
      await takeSteps(orderId, ...steps)
      const answer = await wishOf(client, member, [orderId, 'cim', { shipping: NEW_ADDRESS }])
      answer.assertStatus(422)
      assert.containSubset(answer.body().errors[0], { field: 'address', rule })
      const [order] = await ordersOf(member)
      assert.containSubset(order, { shipping_city: SHIPPING.city, address_changed_at: null })
    }
  })

  test('against the beginning of the work at the same moment it holds, or is refused', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 5; round++) {
      const { member, orderId } = await givenOrder()
      const body = { shipping: NEW_ADDRESS }
      const [answer] = await Promise.all([
        wishOf(client, member, [orderId, 'cim', body]),
        takeSteps(orderId, 'processing'),
      ])
      const [order] = await ordersOf(member)
      const isChanged = answer.status() === 302
      assert.equal(order.status, 'processing')
      assert.equal(order.shipping_city, isChanged ? 'Szeged' : SHIPPING.city)
      if (!isChanged) assert.equal(answer.body().errors[0].rule, 'order_begun')
    }
  })
})

test.group('Cancelling an own order', () => {
  test('[C-28] points and stock come back', async ({ client, assert }) => {
    const { member, product, orderId } = await givenOrder()
    const answer = await wishOf(client, member, [orderId, 'lemondas'])
    answer.assertStatus(302)
    answer.assertHeader('location', `/rendelesek/${orderId}`)
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
    const page = await visitOrders(client, member, `/${orderId}`)
    assert.containSubset(page.inertiaProps, {
      order: { status: 'cancelled', steps: [{ status: 'received' }, { status: 'cancelled' }] },
    })
  })

  test('[C-28] many times at once they come back once', async ({ client, assert }) => {
    const { member, product, orderId } = await givenOrder()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => wishOf(client, member, [orderId, 'lemondas']))
    )
    const done = answers.filter((answer) => answer.status() === 302)
    assert.lengthOf(done, 1)
    for (const answer of answers.filter((one) => !done.includes(one))) {
      answer.assertStatus(422)
      assert.containSubset(answer.body().errors[0], { field: 'cancel', rule: 'order_cancelled' })
    }
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
    assert.lengthOf(await movesOf(member), 2)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-27] once somebody works on it only staff can cancel it', async ({ client, assert }) => {
    const { member, product, orderId } = await givenOrder()
    for (const step of ['processing', 'shipped', 'delivered'] as const) {
      await takeSteps(orderId, step)
      const answer = await wishOf(client, member, [orderId, 'lemondas'])
      answer.assertStatus(422)
      assert.containSubset(answer.body().errors[0], { field: 'cancel', rule: 'order_begun' })
      assert.equal((await ordersOf(member))[0].status, step)
    }
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [800, 3])
  })

  test('[C-28] against the beginning of the work at the same moment one of both holds', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 8; round++) {
      const { member, product, orderId } = await givenOrder()
      const [answer, begun] = await Promise.all([
        wishOf(client, member, [orderId, 'lemondas']),
        takeSteps(orderId, 'processing').then(
          () => 'done',
          (error) => error.code
        ),
      ])
      const isCancelled = answer.status() === 302
      const [order] = await ordersOf(member)
      assert.equal(order.status, isCancelled ? 'cancelled' : 'processing')
      assert.equal(begun, isCancelled ? 'transition_refused' : 'done')
      if (!isCancelled) assert.equal(answer.body().errors[0].rule, 'order_begun')
      const expected = isCancelled ? [1000, 5] : [800, 3]
      assert.deepEqual([await balanceOf(member.id), await stockOf(product)], expected)
    }
    assert.deepEqual(await brokenTruths(), [])
  })
})

test.group('Mails about orders', () => {
  test('[C-27] the member is told once that the order is on its way, and where to follow it', async ({
    assert,
  }) => {
    const { member, orderId } = await givenOrder()
    await takeSteps(orderId, 'processing')
    assert.lengthOf(await mailsTo(member.email), 1, 'the confirmation alone')
    await takeSteps(orderId, 'shipped', 'delivered')
    const mails = await mailsTo(member.email)
    assert.sameMembers(
      mails.map(({ subject }) => subject),
      [`order no. ${orderId}`, `order no. ${orderId} is on its way`].map(
        (text) => `Mesterpont: ${text}`
      )
    )
    for (const { html, text } of mails) {
      const link = `${process.env.APP_URL}/rendelesek/${orderId}`
      assert.include(html, `href="${link}"`)
      assert.include(text, link)
      assert.notInclude(html + text, 'mail.order')
    }
  })

  test('the mail names the parcels, as far as they have a name', async ({ assert }) => {
    const { member, orderId } = await givenOrder()
    await givenParcel(orderId, { carrier: 'GLS', reference: '<b>42', quantity: 1 })
    await givenParcel(orderId, { quantity: 1 })
    const told = `Your order no. ${orderId} has left our store.`
    const mails = (await mailsTo(member.email)).filter(({ text }) => text.includes(told))
    assert.lengthOf(mails, 1)
    assert.include(mails[0].text, `${told} Your parcel: GLS <b>42.`)
    assert.include(mails[0].html, 'GLS &lt;b&gt;42.')
  })

  test('[C-28] a cancellation is told in the language of the member, with the points', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder(5, { locale: 'hu' })
    await wishOf(client, member, [orderId, 'lemondas'])
    const subject = `töröltük ${orderId}. számú rendelését`
    const mails = (await mailsTo(member.email)).filter((mail) => mail.subject.includes(subject))
    assert.lengthOf(mails, 1)
    assert.include(mails[0].text, 'A beváltott 200 pont újra felhasználható.')
  })

  test('what is rolled back is told to nobody', async ({ assert }) => {
    const { member, orderId } = await givenOrder()
    const broken = transaction(async (trx) => {
      await changeOrderStatus(trx, { orderId, to: 'cancelled' })
      throw new Error('Power cut')
    })
    await assert.rejects(() => broken, 'Power cut')
    assert.lengthOf(await mailsTo(member.email), 1)
    const sql =
      "SELECT id FROM outbox_messages WHERE dedupe_key LIKE 'order-cancelled:%' AND member_id = ?"
    assert.isEmpty(await shopReader().rows(sql, [member.id]))
  })
})
