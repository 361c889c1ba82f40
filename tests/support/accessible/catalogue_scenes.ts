import { SHIPPING } from '#tests/support/checkout'
import { submit } from '#tests/support/register_pages'
import { awaitsDialog, both, button, dialogOf, opens, sendEmpty } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

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
  member('gift that was won', 'promo/reward', ({ visitors }, locale) => {
    return `/promotions/rewards/${visitors[locale].rewardId}/claim`
  }),
  member(
    'won gift in the cart',
    'catalogue/products',
    ({ visitors }, locale) => {
      return `/promotions/rewards/${visitors[locale].rewardId}/claim`
    },
    {
      over: 'components/catalogue/cart_panel',
      act: async (stage) => {
        await button(stage, 'reward.claim').click()
        await dialogOf(stage.page).locator('.cart-row').first().waitFor()
      },
    }
  ),
]
