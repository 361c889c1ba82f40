import { test } from '@japa/runner'
import type { ChosenItem } from '#catalogue/checkout/order_checks'
import type { OrderRequest } from '#catalogue/checkout/order_request'
import type { ChosenLine } from '#catalogue/checkout/queries/chosen_lines_sql'
import {
  judgeOrders,
  type OrderFacts,
  type OrderJudgement,
} from '#catalogue/orders/place_orders/judge_orders'

const NOW = Date.UTC(2026, 3, 15, 10)

function line(given: Partial<ChosenLine> = {}): ChosenLine {
  return {
    hash: 'a',
    productId: 1,
    stockItemId: 11,
    stock: 5,
    limitQuantity: null,
    limitDays: null,
    title_hu: 'Sapka',
    title_en: 'Cap',
    price: 30,
    quantity: 1,
    isReward: false,
    rewardId: null,
    variations: [],
    isComplete: true,
    ...given,
  }
}

/** A request of the member for pieces by hash. */
function request(
  items: Record<string, number | Partial<ChosenItem>>,
  { member = 1, key = 'first-key', bodyHash = 'x' } = {}
): OrderRequest {
  const chosen = Object.entries(items).map(([hash, item]) => {
    const given = typeof item === 'number' ? { quantity: item } : item
    return [hash, { selected: true, quantity: 1, ...given }]
  })
  const shipping = {} as OrderRequest['shipping']
  const buyer = { id: member, email: '', locale: 'hu' as const }
  return { buyer, shipping, items: Object.fromEntries(chosen), key, bodyHash }
}

type Given = Omit<Partial<OrderFacts>, 'lines'> & { lines?: ChosenLine[]; points?: number }

function judge(requests: OrderRequest[], given: Given = {}): OrderJudgement[] {
  const { lines = [line()], points = 100, ...facts } = given
  const members = requests.map(({ buyer }) => buyer.id)
  return judgeOrders(requests, {
    spenders: new Map(members.map((id) => [id, { hasCreditedScan: true, points }])),
    skipsLocked: requests.length > 1,
    kept: new Map(),
    pieces: [],
    rewards: new Set([5]),
    now: NOW,
    ...facts,
    lines: new Map(members.map((id) => [id, lines])),
  })
}

/** What became of each: its total, the code of its refusal, or in words what else. */
function said(judgements: OrderJudgement[]) {
  return judgements.map((one) => {
    if (!one) return 'again'
    if ('placed' in one) return one.placed.total
    if ('refused' in one) return (one.refused as Error & { code: string }).code
    return 'replayed' in one ? `replayed ${one.replayed.total}` : `repeats ${one.repeats.total}`
  })
}

const limit = { limitQuantity: 2, limitDays: 30 }
const had = { memberId: 1, productId: 1, placedAt: NOW - 1000, quantity: 1 }

const CASES: [title: string, request: OrderRequest, facts: Given, said: string | number][] = [
  ['an open gift costs its price', request({ a: 2 }), {}, 60],
  [
    '[C-15] a member without a scan',
    request({ a: 1 }),
    { spenders: new Map([[1, { hasCreditedScan: false, points: 100 }]]) },
    'cant_checkout',
  ],
  ['a member without points ever', request({ a: 1 }), { spenders: new Map() }, 'cant_checkout'],
  ['an item that is not in the cart', request({ b: 1 }), {}, 'item_changed'],
  [
    'a variation that is gone',
    request({ a: 1 }),
    { lines: [line({ isComplete: false })] },
    'item_changed',
  ],
  ['another price than was shown', request({ a: { seen_price: 29 } }), {}, 'price_changed'],
  ['the price that was shown', request({ a: { seen_price: 30 } }), {}, 30],
  ['more than is left', request({ a: 3 }), { lines: [line({ stock: 2 })] }, 'out_of_stock'],
  ['the last pieces', request({ a: 2 }), { lines: [line({ stock: 2 })] }, 60],
  [
    'a gift that is no longer offered',
    request({ a: 1 }),
    { lines: [line({ stockItemId: null })] },
    'out_of_stock',
  ],
  ['one piece more than the points', request({ a: 4 }), {}, 'not_enough_points_quantity'],
  ['one gift more than the points', request({ a: 1 }), { points: 29 }, 'not_enough_points'],
  [
    'the sum of two more than the points',
    request({ a: 2, b: 2 }),
    { lines: [line(), line({ hash: 'b' })] },
    'not_enough_points',
  ],
  [
    'two lines of one stock item beyond it',
    request({ a: 1, b: 1 }),
    { lines: [line({ stock: 1 }), line({ hash: 'b', stock: 1 })] },
    'out_of_stock',
  ],
  [
    'a limited gift within its limit',
    request({ a: 1 }),
    { lines: [line(limit)], pieces: [had] },
    30,
  ],
  [
    'a limited gift beyond its limit',
    request({ a: 2 }),
    { lines: [line(limit)], pieces: [had] },
    'gift_limit',
  ],
  [
    'a limited gift that another member had',
    request({ a: 2 }),
    { lines: [line(limit)], pieces: [{ ...had, memberId: 2 }] },
    60,
  ],
  [
    'a reward in another quantity',
    request({ a: 2 }),
    { lines: [line({ isReward: true, rewardId: 5, price: 0 })] },
    'quantity_locked',
  ],
  [
    'a reward costs nothing, and no limit counts it',
    request({ a: 1 }),
    {
      points: 0,
      lines: [line({ ...limit, isReward: true, rewardId: 5, price: 0 })],
      pieces: [had, had],
    },
    0,
  ],
  [
    'a key that was answered',
    request({ a: 1 }),
    { kept: new Map([['checkout:1 first-key', { bodyHash: 'x', answer: '{"total":7}' }]]) },
    'replayed 7',
  ],
  [
    '[C-24] a key that was answered with other contents',
    request({ a: 1 }),
    { kept: new Map([['checkout:1 first-key', { bodyHash: 'y', answer: '{}' }]]) },
    'idempotency_mismatch',
  ],
]

test.group('Orders are judged', () => {
  for (const [title, wanted, facts, expected] of CASES) {
    test(title, ({ assert }) => {
      assert.deepEqual(said(judge([wanted], facts)), [expected])
    })
  }

  test('a refused order takes nothing from its neighbours', ({ assert }) => {
    const requests = [
      request({ a: { quantity: 2, seen_price: 1 } }, { member: 1 }),
      request({ a: 2 }, { member: 2 }),
    ]
    assert.deepEqual(said(judge(requests, { lines: [line({ stock: 2 })] })), ['price_changed', 60])
  })

  test('orders of a group share what is left, and unlimited stock is enough for all', ({
    assert,
  }) => {
    const requests = [1, 2, 3].map((member) => request({ a: 1 }, { member }))
    assert.deepEqual(said(judge(requests, { lines: [line({ stock: 2 })] })), [
      30,
      30,
      'out_of_stock',
    ])
    assert.deepEqual(said(judge(requests, { lines: [line({ stock: null })] })), [30, 30, 30])
  })

  test('a member orders twice in a group: points, cart and limit know of the first', ({
    assert,
  }) => {
    const first = request({ a: 1 })
    const second = (items: Parameters<typeof request>[0]) => request(items, { key: 'second-key' })
    const lines = [line(limit), line({ ...limit, hash: 'b' }), line({ hash: 'c', productId: 2 })]
    const both = (other: OrderRequest, points: number) =>
      said(judge([first, other], { lines, points }))
    assert.deepEqual(both(second({ c: 1 }), 60), [30, 30])
    assert.deepEqual(both(second({ c: 1 }), 59), [30, 'not_enough_points'])
    assert.deepEqual(both(second({ a: 1 }), 100), [30, 'item_changed'])
    assert.deepEqual(both(second({ b: 2 }), 100), [30, 'gift_limit'])
  })

  test('[C-24] the same request twice in a group is one order', ({ assert }) => {
    const requests = [request({ a: 1 }), request({ a: 1 }), request({ a: 1 }, { bodyHash: 'y' })]
    assert.deepEqual(said(judge(requests)), [30, 'repeats 30', 'idempotency_mismatch'])
  })

  test('whose points or items somebody else holds is judged again', ({ assert }) => {
    const requests = [request({ a: 1 }), request({ z: 1 }, { member: 2 })]
    const spenders = new Map([[2, { hasCreditedScan: true, points: 100 }]])
    assert.deepEqual(said(judge(requests, { spenders })), ['again', 'again'])
  })
})
