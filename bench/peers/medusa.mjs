import { shipping } from '../cases/checkout.mjs'

const ADDRESS = {
  first_name: shipping.first_name,
  last_name: shipping.last_name,
  address_1: `${shipping.address} ${shipping.house_number}`,
  city: shipping.city,
  postal_code: shipping.zip,
  country_code: 'hu',
}
const MEDUSA = 'node_modules/@medusajs/cli/cli.js'
const PRICE = '*variants.calculated_price'
/** What a card of a list shows, and what the page of a gift shows beside that. */
const CARD = `id,title,handle,thumbnail,${PRICE}`
const WHOLE = `${PRICE},+variants.inventory_quantity`

/** Medusa, asked by guests: each cart and each order begins with a cart of its own. */
export const medusa = {
  name: 'medusa',
  fill: [
    [MEDUSA, 'db:migrate', '--skip-scripts'],
    [MEDUSA, 'exec', './seed.js'],
  ],
  start: [MEDUSA, 'start'],
  variables: { LOG_LEVEL: 'error', MEDUSA_DISABLE_TELEMETRY: 'true' },
  orders: `SELECT count(*) FROM "order" WHERE status = 'pending'`,
  async flows(ask, query) {
    const key = query(`SELECT token FROM api_key WHERE title = 'Shop'`)
    const shop = storeOf(ask, key)
    const [{ id: region }] = (await shop.get('/regions')).regions
    const { products } = await shop.get('/products', { limit: 200, fields: 'id,*variants' })
    const giftOf = (client, count) => products[(client * 7 + count) % products.length]
    const listed = (limit) => async (ask) => {
      const asked = { region_id: region, limit, fields: CARD }
      const { products } = await storeOf(ask, key).get('/products', asked)
      expect(products.length === limit && priced(products[0]), products)
    }
    return {
      list: listed(24),
      page: listed(12),
      async detail(ask, client, count) {
        const { id } = giftOf(client, count)
        const asked = { region_id: region, fields: WHOLE }
        const { product } = await storeOf(ask, key).get(`/products/${id}`, asked)
        expect(product.id === id && priced(product), product)
      },
      cart: (ask, client, count) => filledCart(storeOf(ask, key), region, giftOf(client, count)),
      order: (ask, client, count) =>
        order(storeOf(ask, key), region, giftOf(client, count), client),
    }
  },
}

async function filledCart(shop, region, gift) {
  const { cart } = await shop.post('/carts', { region_id: region })
  const item = { variant_id: gift.variants[0].id, quantity: 1 }
  const filled = await shop.post(`/carts/${cart.id}/line-items`, item)
  expect(filled.cart.items.length === 1 && filled.cart.total > 0, filled)
  return cart.id
}

async function order(shop, region, gift, client) {
  const cart = await filledCart(shop, region, gift)
  const email = `vevo${client}@pelda.hu`
  const addresses = { shipping_address: ADDRESS, billing_address: ADDRESS }
  await shop.post(`/carts/${cart}`, { email, ...addresses })
  const { shipping_options: options } = await shop.get('/shipping-options', { cart_id: cart })
  await shop.post(`/carts/${cart}/shipping-methods`, { option_id: options[0].id })
  const { payment_collection: payment } = await shop.post('/payment-collections', { cart_id: cart })
  const provider = { provider_id: 'pp_system_default' }
  await shop.post(`/payment-collections/${payment.id}/payment-sessions`, provider)
  const done = await shop.post(`/carts/${cart}/complete`, {})
  expect(done.type === 'order' && done.order.items.length === 1, done)
}

/** The interface for storefronts. */
function storeOf(ask, key) {
  const headers = { 'x-publishable-api-key': key, 'content-type': 'application/json' }
  const send = async (method, path, body) =>
    JSON.parse((await ask({ method, path: `/store${path}`, headers, body })).text())
  return {
    get: (path, query = {}) => send('GET', `${path}?${new URLSearchParams(query)}`),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
  }
}

const priced = ({ variants }) => variants[0].calculated_price.calculated_amount > 0

function expect(isSo, answer) {
  if (!isSo) throw new Error(`Medusa answered ${JSON.stringify(answer)}`)
}
