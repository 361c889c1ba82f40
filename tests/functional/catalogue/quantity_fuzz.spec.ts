import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { cartOf } from '#catalogue'
import { balanceOf } from '#points'
import { givenCart, givenProduct, stockOf } from '#tests/support/catalogue'
import { checkoutBody, checkOut, ordersOf } from '#tests/support/checkout'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

/** Texts that look like a number, to people or to some parser. */
const TEXTS = ['1e2', '0x10', '5.0', '1,5', '+1', '-1', ' ', 'two', '٣', '１', 'NaN', 'Infinity']
const LONG = '9'.repeat(400)
const NUMBERS = [-1, -0.5, 0.5, 1e-7, 2 ** 31, 2 ** 53, 1e308, 10_000]
const SHAPES = [[], [1], [[1]], ['1'], {}, { quantity: 1 }, true, false, null]
/** What no quantity may be, whatever it looks like. */
const NO_QUANTITIES: unknown[] = [...TEXTS, LONG, ...NUMBERS, ...SHAPES]

function post(client: ApiClient, member: TestMember, path: string, body: object) {
  return client
    .post(path)
    .header('accept', 'application/json')
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .json(body)
}

test.group('Quantities that are none', (group) => {
  group.each.timeout(180_000)

  test('[C-09] [C-24] add, change and checkout answer with the error of the field, and change nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await givenCreditedScan(member, 500)
    const product = await givenProduct({ price: 10, stock: 50 })
    const other = await givenProduct({ price: 10, stock: 50 })
    const [hash] = await givenCart(member, [{ product, quantity: 4 }])
    const standing = async () => ({
      cart: await cartOf(member.id, 'en'),
      orders: await ordersOf(member),
      stock: [await stockOf(product), await stockOf(other)],
      points: await balanceOf(member.id),
    })
    const before = await standing()
    for (const quantity of NO_QUANTITIES) {
      const said = JSON.stringify(quantity).slice(0, 40)
      const tries: [string, Promise<any>][] = [
        ['quantity', post(client, member, `/ajandekok/add_to_cart/${other.slug}`, { quantity })],
        ['quantity', post(client, member, `/ajandekok/update/${hash}`, { quantity })],
        [`items.${hash}.quantity`, checkOut(client, member, checkoutBody({ [hash]: quantity }))],
      ]
      for (const [field, sent] of tries) {
        const answer = await sent
        assert.equal(answer.status(), 422, `${field} ${said}`)
        assert.equal(answer.body().errors[0].field, field, said)
      }
    }
    assert.deepEqual(await standing(), before)
  })
})
