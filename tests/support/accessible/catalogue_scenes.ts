import PromotionReward from '#promo/rewards/models/promotion_reward'
import { SHIPPING } from '#tests/support/checkout'
import { submit } from '#tests/support/register_pages'
import { awaitsDialog, both, button, dialogOf, opens, sendEmpty } from './acts.js'
import { LOCALES, scenesOf, type Scene, type Stage } from './scene.js'
import type { World } from './world.js'

const member = scenesOf('member')
const fresh = scenesOf('fresh')
const buyer = scenesOf('buyer')

const ORDER = 'catalogue/order'
const orderPath: Scene['path'] = ({ visitors }, locale) => `/rendelesek/${visitors[locale].orderId}`
const giftsPath: Scene['path'] = ({ shop }) => `/ajandekok/${shop.category.slug}`
const giftPath: Scene['path'] = ({ shop }) => `/ajandekok/details/${shop.trousers.slug}`

/** Puts a gift into the cart before its variations are chosen. */
async function chooseNothing({ page }: Stage) {
  await dialogOf(page).locator('button[type=submit]').click()
  await dialogOf(page).locator('.field.bad [id=choice-error], .field.bad .err').first().waitFor()
}

const fieldOf = ({ page }: Stage, name: string) => page.locator(`[name="shipping.${name}"]`)

/** The dearest gift is chosen too, and the address is wrong. */
async function orderTooMuch(stage: Stage) {
  const boxes = stage.page.locator('.order-row input[type=checkbox]')
  for (const box of await boxes.all()) await box.check()
  await fieldOf(stage, 'zip').fill('0999')
  await fieldOf(stage, 'floor').fill('II')
  await sendEmpty(stage)
}

async function order(stage: Stage) {
  for (const name of ['zip', 'city', 'address', 'house_number'] as const) {
    await fieldOf(stage, name).fill(SHIPPING[name])
  }
  await submit(stage.page)
  await stage.page.locator('main [role=status] h1').waitFor()
}

async function emptyAddress(stage: Stage) {
  await dialogOf(stage.page).locator('[name="shipping.city"]').fill('')
  await dialogOf(stage.page).locator('button[type=submit]').click()
  await dialogOf(stage.page).locator('[aria-invalid=true]').first().waitFor()
}

const rewardPath: Scene['path'] = ({ visitors }, locale) =>
  `/promotions/rewards/${visitors[locale].rewardId}/claim`

/** Won gifts that can no longer be claimed, for as long as they are looked at. */
const rewardsAre =
  (state: 'used' | 'expired') =>
  async ({ visitors }: World) => {
    const settle = (to: string, settledAt: number | null) =>
      Promise.all(
        LOCALES.map((locale) => {
          const { rewardId, orderId } = visitors[locale]
          const order = to === 'used' ? orderId : null
          const changed = { state: to, orderId: order, settledAt }
          return PromotionReward.query().where('id', rewardId).update(changed)
        })
      )
    await settle(state, Date.now())
    return () => settle('granted', null)
  }

/** Gifts, the cart and orders. */
export const CATALOGUE_SCENES: Scene[] = [
  member('categories of gifts', 'catalogue/categories', '/ajandekok/kategoriak'),
  member('gifts', 'catalogue/products', giftsPath),
  member('no gift found', 'catalogue/products', (world, locale) => {
    return `${giftsPath(world, locale)}?q=zzzz`
  }),
  member('gift', 'catalogue/product', giftPath, {
    over: 'pages/catalogue/product',
    act: awaitsDialog,
  }),
  member('gift without a choice', 'catalogue/product', giftPath, {
    over: 'pages/catalogue/product',
    act: both(awaitsDialog, chooseNothing),
  }),
  member('cart', 'catalogue/products', '/ajandekok?drawer=cart', {
    over: 'components/catalogue/cart_panel',
    act: awaitsDialog,
  }),
  fresh('empty cart', 'catalogue/categories', '/ajandekok/kategoriak?drawer=cart', {
    over: 'components/catalogue/cart_panel',
    act: awaitsDialog,
  }),
  fresh('checkout before the first scan', 'catalogue/checkout', '/bevaltas'),
  member('checkout', 'catalogue/checkout', '/bevaltas'),
  member('checkout without an address', 'catalogue/checkout', '/bevaltas', { act: sendEmpty }),
  buyer('order that was placed', 'catalogue/checkout', '/bevaltas', { act: order }),
  buyer('checkout of too much', 'catalogue/checkout', '/bevaltas', { act: orderTooMuch }),
  member('orders', 'catalogue/orders', '/rendelesek'),
  fresh('no orders', 'catalogue/orders', '/rendelesek'),
  member('order', ORDER, orderPath),
  member('address of an order', ORDER, orderPath, {
    over: 'components/orders/order_address',
    act: opens('orders.address.change'),
  }),
  member('wrong address of an order', ORDER, orderPath, {
    over: 'components/orders/order_address',
    act: both(opens('orders.address.change'), emptyAddress),
  }),
  member('end of an order', ORDER, orderPath, {
    over: 'components/orders/order_cancel',
    act: opens('orders.cancel.button'),
  }),
  member('gift that was won', 'promo/reward', rewardPath),
  member('won gift that was ordered', 'promo/reward', rewardPath, { prepare: rewardsAre('used') }),
  member('won gift whose time is over', 'promo/reward', rewardPath, {
    prepare: rewardsAre('expired'),
  }),
  member('won gift in the cart', 'catalogue/products', rewardPath, {
    over: 'components/catalogue/cart_panel',
    act: async (stage) => {
      await button(stage, 'reward.claim').click()
      await dialogOf(stage.page).locator('.cart-row').first().waitFor()
    },
  }),
]
