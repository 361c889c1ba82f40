import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { cartOf, changeOrderStatus, placeOrder } from '#catalogue'
import CartItem from '#catalogue/cart/models/cart_item'
import StockItem from '#catalogue/stock/models/stock_item'
import { claimReward } from '#promo/rewards/actions/claim_reward'
import { endRewards } from '#promo/rewards/actions/end_rewards'
import { revokeReward } from '#promo/rewards/actions/revoke_reward'
import PromotionReward from '#promo/rewards/models/promotion_reward'
import { balanceOf } from '#points'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import {
  checkoutBody,
  checkOut,
  checkOutStubbornly,
  linesOf,
  ordersOf,
  SHIPPING,
} from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenClaimedReward, givenReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths } from '#tests/support/truths'
import { untilDecided } from '#tests/support/until_decided'

const DAY_MS = 24 * 60 * 60 * 1000
const PARALLEL = 50

async function givenWinner(points = 10) {
  const member = await givenMember({ locale: 'en' })
  await givenCreditedScan(member, points)
  return member
}

const givenGift = (stock: number | null = 5) =>
  givenProduct({ titleEn: 'Squeegee', isGift: true, price: 0, stock })

const pathOf = (id: number | string) => `/promotions/rewards/${id}/claim`

function asMember(client: ApiClient, member: TestMember) {
  return {
    look: (id: number | string) =>
      client.get(pathOf(id)).withGuard('member').loginAs(member).withInertia(),
    claim: (id: number | string) =>
      client
        .post(pathOf(id))
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .header('accept', 'text/html')
        .redirects(0),
  }
}

const itemsOf = async ({ id }: { id: number }) => Object.values((await cartOf(id, 'en')).items)
const cartRows = async (rewardId: number) => (await CartItem.query().where({ rewardId })).length
const stateOf = async (id: number) => (await PromotionReward.findOrFail(id)).state

test.group('Claims of rewards', () => {
  test('[H-69] a look shows the gift and changes nothing; letters and strangers find nothing', async ({
    client,
    assert,
  }) => {
    const [winner, other] = [await givenWinner(), await givenWinner()]
    const { id } = await givenReward(winner, await givenGift())
    for (let times = 0; times < 2; times++) {
      const page = await asMember(client, winner).look(id)
      page.assertStatus(200)
      page.assertInertiaComponent('promo/reward')
      assert.containSubset(page.inertiaProps, {
        reward: { id, title: 'Squeegee', state: 'open', is_there: true, order: null },
      })
    }
    assert.equal(await cartRows(id), 0)
    const shop = asMember(client, other)
    for (const path of [id, 'abc', '1a', 999_999_999]) {
      ;(await shop.look(path)).assertStatus(404)
      ;(await shop.claim(path)).assertStatus(404)
    }
    assert.equal(await cartRows(id), 0)
  })

  test('[R-15] [H-69] a claim lays it into the cart, free and locked, and opens the drawer', async ({
    client,
    assert,
  }) => {
    const winner = await givenWinner()
    const { id } = await givenReward(winner, await givenGift())
    const claimed = await asMember(client, winner).claim(id)
    claimed.assertStatus(303)
    claimed.assertHeader('location', '/ajandekok?drawer=cart')
    claimed.assertFlashMessage(
      'success',
      'The gift is in your cart. It is yours once you order it.'
    )
    const [item] = await itemsOf(winner)
    assert.containSubset(item, {
      is_promotion_reward: true,
      price: 0,
      quantity: 1,
      name: 'Squeegee',
    })
    assert.equal(await stateOf(id), 'granted')
    const again = await asMember(client, winner).claim(id)
    again.assertFlashMessage(
      'error',
      'This gift lies in your cart already, or you have ordered it.'
    )
    assert.equal(await cartRows(id), 1)
    const page = await asMember(client, winner).look(id)
    assert.containSubset(page.inertiaProps, { reward: { state: 'claimed' } })
  })

  test('[R-15] many claims at once leave one item', async ({ client, assert }) => {
    const winner = await givenWinner()
    const { id } = await givenReward(winner, await givenGift())
    const claim = () => asMember(client, winner).claim(id).header('accept', 'application/json')
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => untilDecided(() => claim()))
    )
    const refused = answers.filter((answer) => answer.status() !== 303)
    assert.lengthOf(refused, PARALLEL - 1)
    for (const answer of refused) {
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].rule, 'reward_claimed')
    }
    assert.equal(await cartRows(id), 1)
  })

  test('what is taken out of the cart can be claimed again', async ({ client, assert }) => {
    const winner = await givenWinner()
    const id = await givenClaimedReward(winner, await givenGift())
    const [{ id: hash }] = await itemsOf(winner)
    const removal = client.post(`/ajandekok/update/${hash}`).accept('json').withCsrfToken()
    const answer = await removal.withGuard('member').loginAs(winner).json({ quantity: 0 })
    answer.assertStatus(200)
    assert.equal(await cartRows(id), 0)
    const page = await asMember(client, winner).look(id)
    assert.containSubset(page.inertiaProps, { reward: { state: 'open' } })
    const claimed = await asMember(client, winner).claim(id)
    claimed.assertStatus(303)
    assert.equal(await cartRows(id), 1)
  })

  test('a guest is led to the login and claims nothing', async ({ client, assert }) => {
    const winner = await givenWinner()
    const { id } = await givenReward(winner, await givenGift())
    const page = await client.get(pathOf(id)).redirects(0)
    page.assertStatus(302)
    const claimed = await client.post(pathOf(id)).withCsrfToken().redirects(0)
    assert.notEqual(claimed.status(), 200)
    assert.equal(await cartRows(id), 0)
  })

  test('[R-15] it can be had until its time is over, in the cart as well', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const [winner, late] = [await givenWinner(), await givenWinner()]
    const gift = await givenGift()
    const inCart = await givenReward(winner, gift, { days: 1 })
    const { id } = await givenReward(late, gift, { days: 1 })
    await transaction((trx) => claimReward(trx, { rewardId: inCart.id, memberId: winner.id }))
    const [{ id: hash }] = await itemsOf(winner)
    time.pass(inCart.expiresAt! - 1 - clock.now())
    const last = await asMember(client, late).look(id)
    assert.containSubset(last.inertiaProps, { reward: { state: 'open' } })
    time.pass(1)
    const claimed = await asMember(client, late).claim(id)
    claimed.assertFlashMessage(
      'error',
      'This gift cannot be ordered any more: its time is over, or it was taken back.'
    )
    const refused = await checkOut(client, winner, checkoutBody({ [hash]: 1 }))
    assert.containSubset(refused.body().errors[0], { field: `items.${hash}`, rule: 'reward_over' })
    await endRewards()
    assert.deepEqual([await stateOf(id), await stateOf(inCart.id)], ['expired', 'expired'])
    assert.equal(await cartRows(inCart.id), 0)
    const page = await asMember(client, winner).look(inCart.id)
    assert.containSubset(page.inertiaProps, { reward: { state: 'over' } })
  })

  test('[R-15] it is used by the order, costs nothing and moves no points', async ({
    client,
    assert,
  }) => {
    const winner = await givenWinner(10)
    const gift = await givenGift(3)
    const id = await givenClaimedReward(winner, gift)
    const [{ id: hash }] = await itemsOf(winner)
    const bodies = [checkoutBody({ [hash]: 1 }), checkoutBody({ [hash]: 1 })]
    const answers = await Promise.all(
      bodies.map((body) => checkOutStubbornly(client, winner, body))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 422])
    const [order, ...more] = await ordersOf(winner)
    assert.isEmpty(more)
    assert.equal(order.total, 0)
    assert.containSubset(await linesOf(order), [{ price: 0, quantity: 1, reward_id: id }])
    const used = await PromotionReward.findOrFail(id)
    assert.containSubset(used.$attributes, { state: 'used', orderId: order.id })
    assert.equal(await balanceOf(winner.id), 10)
    assert.equal(await stockOf(gift), 2)
    const again = await asMember(client, winner).claim(id)
    again.assertFlashMessage(
      'error',
      'This gift lies in your cart already, or you have ordered it.'
    )
    assert.isEmpty(await brokenTruths())
  })

  test('a cancelled order gives it back, with some days at least', async ({ client, assert }) => {
    const winner = await givenWinner()
    const { id: rewardId } = await givenReward(winner, await givenGift(), { days: 2 })
    await transaction((trx) => claimReward(trx, { rewardId, memberId: winner.id }))
    const [{ id: hash }] = await itemsOf(winner)
    ;(await checkOut(client, winner, checkoutBody({ [hash]: 1 }))).assertStatus(200)
    const [{ id: orderId }] = await ordersOf(winner)
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'cancelled' }))
    const back = await PromotionReward.findOrFail(rewardId)
    assert.containSubset(back.$attributes, { state: 'granted', orderId: null })
    assert.isAtLeast(back.expiresAt!, clock.now() + 14 * DAY_MS)
    assert.equal(await balanceOf(winner.id), 10)
    const claimed = await asMember(client, winner).claim(rewardId)
    claimed.assertStatus(303)
    const [item] = await itemsOf(winner)
    ;(await checkOut(client, winner, checkoutBody({ [item.id]: 1 }))).assertStatus(200)
    assert.equal(await stateOf(rewardId), 'used')
    assert.isEmpty(await brokenTruths())
  })

  test('one whose gift is out of stock is kept, is not ordered, and does not end', async ({
    client,
    assert,
  }) => {
    const winner = await givenWinner()
    const gift = await givenGift(1)
    const { id } = await givenReward(winner, gift, { days: 1 })
    await StockItem.query().where('productId', gift.id).update({ qty: 0 })
    const page = await asMember(client, winner).look(id)
    assert.containSubset(page.inertiaProps, { reward: { state: 'open', is_there: false } })
    const claimed = await asMember(client, winner).claim(id)
    claimed.assertStatus(303)
    const [item] = await itemsOf(winner)
    assert.equal(item.stock, 0)
    const refused = await checkOut(client, winner, checkoutBody({ [item.id]: 1 }))
    assert.equal(refused.body().errors[0].rule, 'out_of_stock')
    await PromotionReward.query()
      .where({ id })
      .update({ expiresAt: clock.now() - 1 })
    await endRewards()
    const kept = await PromotionReward.findOrFail(id)
    assert.equal(kept.state, 'granted')
    assert.isAtLeast(kept.expiresAt!, clock.now() + 14 * DAY_MS)
    // Put right again, so that the truths of the stock hold.
    await StockItem.query().where('productId', gift.id).update({ qty: 1 })
  })

  test('what staff take back leaves the cart, and what was ordered stays', async ({
    client,
    assert,
  }) => {
    const [admin, winner] = [{ source: 'cli' } as const, await givenWinner()]
    const rewardId = await givenClaimedReward(winner, await givenGift())
    const revoke = (id: number) =>
      transaction((trx) => revokeReward(trx, { rewardId: id, reason: 'Tévedés', by: admin }))
    await revoke(rewardId)
    assert.equal(await cartRows(rewardId), 0)
    const page = await asMember(client, winner).look(rewardId)
    assert.containSubset(page.inertiaProps, { reward: { state: 'over' } })
    const ordered = await givenClaimedReward(winner, await givenGift())
    const [{ id: hash }] = await itemsOf(winner)
    ;(await checkOut(client, winner, checkoutBody({ [hash]: 1 }))).assertStatus(200)
    await assert.rejects(() => revoke(ordered), /was ordered, or is over/)
    assert.equal(await stateOf(ordered), 'used')
  })

  test('with its member a reward goes, also the one that a cancelled order gives back', async ({
    assert,
  }) => {
    const winner = await givenWinner()
    const gift = await givenGift(3)
    const open = await givenReward(winner, gift)
    const inCart = await givenClaimedReward(winner, gift)
    const [{ id: hash }] = await itemsOf(winner)
    const { id, email } = winner
    await placeOrder({
      buyer: { id, email, locale: 'en' },
      shipping: { ...SHIPPING, floor: 2 },
      items: { [hash]: { selected: true, quantity: 1 } },
      key: randomUUID(),
      bodyHash: 'x',
    })
    const claimed = await givenClaimedReward(winner, gift)
    await deleteMember(id)
    for (const one of [open.id, inCart, claimed]) assert.equal(await stateOf(one), 'revoked')
    assert.equal(await cartRows(claimed), 0)
    assert.equal(await stockOf(gift), 3)
    assert.isEmpty(await brokenTruths())
  })
})
