import { shipping } from '../cases/checkout.mjs'
import * as queries from './vendure_queries.mjs'

const ADDRESS = {
  fullName: `${shipping.last_name} ${shipping.first_name}`,
  streetLine1: `${shipping.address} ${shipping.house_number}`,
  city: shipping.city,
  postalCode: shipping.zip,
  countryCode: 'HU',
}
/** The most its shop interface lists at once. */
const LISTED_MAX = 100
const TOKEN = 'vendure-auth-token'

/** Vendure, asked by guests: each cart and each order begins a session of its own. */
export const vendure = {
  name: 'vendure',
  fill: [['seed.mjs']],
  start: ['server.mjs'],
  orders: 'SELECT count(*) FROM "order" WHERE "orderPlacedAt" IS NOT NULL',
  async flows(ask) {
    const { items } = (await asked(ask, queries.products, { take: LISTED_MAX })).products
    const giftOf = (client, count) => items[(client * 7 + count) % items.length]
    const searched = (take) => async (ask) => {
      const { search } = await asked(ask, queries.search, { take })
      expect(search.items.length === take, search)
    }
    return {
      search: searched(24),
      searchPage: searched(12),
      async products(ask) {
        const { products } = await asked(ask, queries.products, { take: 24 })
        expect(products.items.length === 24, products)
      },
      async detail(ask, client, count) {
        const { slug } = giftOf(client, count)
        const { product } = await asked(ask, queries.product, { slug })
        expect(product.slug === slug, product)
      },
      cart: (ask, client, count) => filledCart(ask, giftOf(client, count)),
      order: async (ask, client, count) => order(ask, giftOf(client, count), client),
    }
  },
}

/** @returns asks on in the session that holds the cart */
async function filledCart(ask, gift) {
  const add = { id: gift.variants[0].id }
  const { data, token } = await answered(ask, undefined, queries.addItem, add)
  expect(data.addItemToOrder.totalQuantity === 1, data)
  return async (query, variables) => (await answered(ask, token, query, variables)).data
}

async function order(ask, gift, client) {
  const next = await filledCart(ask, gift)
  const { last_name: lastName, first_name: firstName } = shipping
  const emailAddress = `vevo${client}@pelda.hu`
  await next(queries.setCustomer, { input: { firstName, lastName, emailAddress } })
  await next(queries.setAddress, { input: ADDRESS })
  const { eligibleShippingMethods } = await next(queries.shippingMethods)
  await next(queries.setShippingMethod, { id: [eligibleShippingMethods[0].id] })
  await next(queries.arrangePayment)
  const { addPaymentToOrder } = await next(queries.addPayment)
  expect(addPaymentToOrder.state === 'PaymentSettled', addPaymentToOrder)
}

const asked = async (ask, query, variables) =>
  (await answered(ask, undefined, query, variables)).data

async function answered(ask, token, query, variables) {
  const headers = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const body = JSON.stringify({ query, variables })
  const answer = await ask({ method: 'POST', path: '/shop-api', headers, body })
  const { data, errors } = JSON.parse(answer.text())
  expect(!errors && Object.values(data).every((value) => !value?.errorCode), { data, errors })
  return { data, token: answer.header(TOKEN) }
}

function expect(isSo, answer) {
  if (!isSo) throw new Error(`Vendure answered ${JSON.stringify(answer)}`)
}
