import { test } from '@japa/runner'
import { quantityOf } from '~/components/ui/quantity_text'
import { drawerMove } from '~/components/catalogue/cart_opening'
import {
  maximumOf,
  maximumOfItem,
  withWanted,
  type Cart,
  type CartItem,
} from '~/components/catalogue/cart_shape'
import { isSelected, selectionErrors } from '~/components/catalogue/selection'
import { shippingData, shippingErrors } from '~/components/catalogue/shipping_form'
import {
  chosenAtStart,
  isAvailable,
  isComplete,
  stockOfChoice,
} from '~/components/catalogue/variation_choice'

function item(id: string, given: Partial<CartItem> = {}): CartItem {
  return {
    id,
    name: id,
    slug: id,
    price: 10,
    quantity: 1,
    stock: null,
    is_promotion_reward: false,
    variations: [],
    thumbnail: null,
    ...given,
  }
}

function cartOf(points: number, ...items: CartItem[]): Cart {
  return {
    count: items.reduce((sum, one) => sum + one.quantity, 0),
    total: items.reduce((sum, one) => sum + one.quantity * one.price, 0),
    available_points: points,
    is_spendable: true,
    items: Object.fromEntries(items.map((one) => [one.id, one])),
  }
}

test.group('Quantity', () => {
  test('[C-09] [U-03] non-digits are stripped and the rest is clamped', ({ assert }) => {
    const cases: [string, number | null, number | null][] = [
      ['1a2', null, 12],
      ['0', null, 1],
      ['500', 7, 7],
      ['500', null, 99],
      ['', 7, null],
      ['abc', 7, null],
      ['-3', 7, 3],
      ['2.5', 99, 25],
      ['00012', 99, 12],
    ]
    for (const [text, stock, quantity] of cases) {
      assert.equal(quantityOf(text, 1, maximumOf(stock)), quantity, text)
    }
  })

  test('the cart follows the wish before the server agrees', ({ assert }) => {
    const cart = cartOf(100, item('a', { quantity: 2 }), item('b', { price: 7, quantity: 3 }))
    const wanted = withWanted(cart, new Map([['a', 5]]))
    assert.containSubset(wanted, { count: 8, total: 71, available_points: 100 })
    const removed = withWanted(cart, new Map([['b', 0]]))
    assert.containSubset(removed, { count: 2, total: 20 })
    assert.deepEqual(Object.keys(removed.items), ['a'])
    assert.strictEqual(withWanted(cart, new Map()), cart)
  })
})

test.group('Cart drawer', () => {
  test('[C-06] opens when something comes into the empty cart of the same member', ({ assert }) => {
    const move = (before: [number | null, number], after: [number | null, number]) =>
      drawerMove({ memberId: before[0], count: before[1] }, { memberId: after[0], count: after[1] })
    assert.equal(move([1, 0], [1, 2]), 'open')
    assert.isNull(move([null, 0], [1, 2]), 'login into a filled cart')
    assert.isNull(move([2, 0], [1, 2]), 'another member')
    assert.isNull(move([1, 2], [1, 3]))
    assert.isNull(move([1, 0], [1, 0]))
    assert.equal(move([1, 2], [1, 0]), 'close')
    assert.equal(move([1, 2], [null, 0]), 'close')
  })
})

test.group('Selection', () => {
  test('[C-16] below the available points, not at them; a reward always', ({ assert }) => {
    const cart = cartOf(
      10,
      item('below', { price: 9 }),
      item('equal', { price: 10 }),
      item('reward', { price: 0, is_promotion_reward: true })
    )
    const chosen = Object.values(cart.items).filter((one) => isSelected(one, cart, {}))
    assert.deepEqual(
      chosen.map((one) => one.id),
      ['below', 'reward']
    )
    assert.isTrue(isSelected(cart.items.equal, cart, { equal: true }))
    assert.isFalse(isSelected(cart.items.below, cart, { below: false }))
    const none = cartOf(0, item('reward', { price: 0, is_promotion_reward: true }))
    assert.isTrue(isSelected(none.items.reward, none, {}))
  })

  test('[C-20] what is out of stock is never selected', ({ assert }) => {
    const cart = cartOf(100, item('a', { stock: 0 }))
    assert.isFalse(isSelected(cart.items.a, cart, { a: true }))
  })

  test('[C-17] [C-18] [C-19] the errors of a selection', ({ assert }) => {
    const errors = (cart: Cart, decisions: Record<string, boolean>) =>
      selectionErrors(cart, decisions)
    const all = { a: true, b: true }
    assert.deepEqual(errors(cartOf(100, item('a')), { a: false }), { items: 'no_selection' })
    assert.deepEqual(errors(cartOf(9, item('a')), all), { 'items.a': 'not_enough_points' })
    assert.deepEqual(errors(cartOf(10, item('a', { price: 6, quantity: 2 })), all), {
      'items.a': 'not_enough_points_quantity',
    })
    const five = item('a', { price: 5 })
    assert.deepEqual(errors(cartOf(10, five, item('b', { price: 5 })), all), {})
    assert.deepEqual(errors(cartOf(10, five, item('b', { price: 6 })), all), {
      items: 'not_enough_points',
    })
    assert.deepEqual(errors(cartOf(99, item('a', { stock: 2, quantity: 3 })), all), {
      'items.a': 'out_of_stock',
    })
  })
})

test.group('Shipping', () => {
  test('[C-21] what is missing or wrong', ({ assert }) => {
    const empty = shippingErrors(shippingData({}))
    assert.deepEqual(Object.keys(empty).sort(), [
      'shipping.address',
      'shipping.city',
      'shipping.first_name',
      'shipping.house_number',
      'shipping.last_name',
      'shipping.zip',
    ])
    const full = shippingData({
      last_name: 'Szűcs',
      first_name: 'Gábor',
      zip: '1119',
      city: 'Budapest',
      address: 'Fehérvári út',
      house_number: '84/A',
      floor: 2,
    })
    assert.deepEqual(shippingErrors(full), {})
    for (const zip of ['123', '0999']) {
      const errors = shippingErrors({ ...full, 'shipping.zip': zip })
      assert.deepEqual(errors, { 'shipping.zip': 'invalid' })
    }
    const floor = shippingErrors({ ...full, 'shipping.floor': 'II' })
    assert.deepEqual(floor, { 'shipping.floor': 'invalid' })
  })
})

test.group('Variations', () => {
  const product = {
    stock: 10,
    availableVariationValues: [
      {
        id: 1,
        title: 'Size',
        values: [
          { id: 11, title: 'S' },
          { id: 12, title: 'M' },
        ],
      },
      {
        id: 2,
        title: 'Colour',
        values: [
          { id: 21, title: 'Grey' },
          { id: 22, title: 'Black' },
        ],
      },
    ],
    combinations: [
      { combination: '11-21', stock: 0 },
      { combination: '11-22', stock: 3 },
      { combination: '12-21', stock: 7 },
    ],
  }

  test('[K-11] the choice is complete with one value a type', ({ assert }) => {
    assert.isFalse(isComplete(product, {}))
    assert.isFalse(isComplete(product, { 1: 11 }))
    assert.isTrue(isComplete(product, { 1: 11, 2: 22 }))
    const [size] = product.availableVariationValues
    const single = { ...product, availableVariationValues: [{ ...size, values: [size.values[0]] }] }
    assert.deepEqual(chosenAtStart(single), { 1: 11 })
    assert.deepEqual(chosenAtStart(product), {})
  })

  test('stock and availability follow the combination', ({ assert }) => {
    assert.equal(stockOfChoice(product, {}), 10)
    assert.equal(stockOfChoice(product, { 2: 22, 1: 11 }), 3)
    assert.equal(stockOfChoice(product, { 1: 12, 2: 22 }), 0)
    assert.isTrue(isAvailable(product, {}, { type: 2, value: 21 }))
    assert.isFalse(isAvailable(product, { 1: 11 }, { type: 2, value: 21 }))
    assert.isFalse(isAvailable(product, { 1: 12 }, { type: 2, value: 22 }))
    const shared = { ...product, combinations: [], stock: 0 }
    assert.isFalse(isAvailable(shared, {}, { type: 1, value: 11 }))
  })
})

test.group('Gift limit in the cart', () => {
  const limit = { quantity: 2, days: 365, left: 1, again: '2027-03-04' }
  const points = 500

  test('a quantity stops at what the limit leaves, or at what the stock does', ({ assert }) => {
    assert.equal(maximumOfItem(item('a', { limit })), 1)
    assert.equal(maximumOfItem(item('a', { limit: { ...limit, left: 9 }, stock: 3 })), 3)
    assert.equal(maximumOfItem(item('a')), 99)
  })

  test('what may not be had any more cannot be selected', ({ assert }) => {
    const used = item('a', { limit: { ...limit, left: 0 } })
    assert.isFalse(isSelected(used, cartOf(points, used), { a: true }))
  })

  test('variations of one gift count together, a reward of it does not', ({ assert }) => {
    const small = item('s', { slug: 'cap', limit })
    const medium = item('m', { slug: 'cap', limit })
    const won = item('w', { slug: 'cap', price: 0, is_promotion_reward: true })
    const cart = cartOf(points, small, medium, won)
    const codes = { 'items.s': 'gift_limit', 'items.m': 'gift_limit' }
    assert.deepEqual(selectionErrors(cart, {}), codes)
    assert.deepEqual(selectionErrors(cart, { m: false }), {})
  })
})
