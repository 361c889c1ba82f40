import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { productImport } from '#catalogue'
import { givenCategory, givenProduct, type TestProduct } from '#tests/support/catalogue'
import Product from '#catalogue/products/models/product'
import { frozenClock } from '#tests/support/clock'
import { gifts, imported } from '#tests/support/import_files'
import { confirmedSession, givenStaff, type TestStaff } from '#tests/support/members'

const DAY_MS = 24 * 60 * 60 * 1000

/** Saves the form of a gift with another price. */
async function office(client: ApiClient, product: TestProduct) {
  const { id: categoryId } = await givenCategory()
  return (
    staff: TestStaff,
    price: number,
    given: { isConfirmed?: boolean; isGift?: boolean } = {}
  ) => {
    const request = client
      .put(`/api/admin/products/${product.id}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
    if (given.isConfirmed) request.withSession(confirmedSession(staff))
    const titles = { title_hu: 'Fúró', title_en: 'Drill', slug: product.slug }
    const flags = { is_published: true, is_gift: given.isGift ?? false }
    return request.json({ ...titles, ...flags, category_id: categoryId, price })
  }
}

async function priceOf({ id }: TestProduct) {
  const sql = 'SELECT price FROM products WHERE id = ?'
  const [{ price }] = await shopReader().rows<{ price: number }>(sql, [id])
  return price
}

async function pricesWrittenDown({ id }: TestProduct) {
  const sql = `SELECT actor_id AS "by", detail FROM audit_logs
    WHERE action = 'product.changed' AND subject_id = ? ORDER BY id`
  return shopReader().rows<{ by: number; detail: string | null }>(sql, [id])
}

test.group('Prices that are cut', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    clock = frozenClock()
    return () => clock.restore()
  })

  test('[O-10] [O-16] marketing takes off half of a price and no more, an administrator the rest with the password', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ price: 4000 })
    const put = await office(client, product)
    const [marketing, admin] = [await givenStaff({ role: 'marketing' }), await givenStaff()]
    for (const [price, isGift] of [
      [1999, false],
      [1, false],
      [0, true],
    ] as const) {
      const refused = await put(marketing, price, { isGift, isConfirmed: true })
      refused.assertStatus(422)
      const [error] = refused.body().errors
      assert.deepInclude(error, { field: 'price', rule: 'price_cut_too_deep' })
    }
    assert.deepEqual([await priceOf(product), await pricesWrittenDown(product)], [4000, []])
    ;(await put(marketing, 2000)).assertStatus(200)
    ;(await put(admin, 500)).assertStatus(423)
    assert.equal(await priceOf(product), 2000)
    ;(await put(admin, 500, { isConfirmed: true })).assertStatus(200)
    assert.equal(await priceOf(product), 500)
    assert.deepEqual(await pricesWrittenDown(product), [
      { by: marketing.id, detail: 'price 4000 → 2000' },
      { by: admin.id, detail: 'price 2000 → 500' },
    ])
    // What the administrator agreed to is what marketing may halve.
    ;(await put(marketing, 249)).assertStatus(422)
    ;(await put(marketing, 250)).assertStatus(200)
  })

  test('[O-16] cuts of a day are added up, by whomever, and a price that goes up first gives no more room', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ price: 1000 })
    const put = await office(client, product)
    const [one, other] = [
      await givenStaff({ role: 'marketing' }),
      await givenStaff({ role: 'marketing' }),
    ]
    ;(await put(one, 600)).assertStatus(200)
    ;(await put(other, 499)).assertStatus(422)
    ;(await put(other, 500)).assertStatus(200)
    ;(await put(other, 3000)).assertStatus(200)
    ;(await put(one, 1499)).assertStatus(422)
    ;(await put(one, 1500)).assertStatus(200)
    clock.pass(DAY_MS)
    ;(await put(one, 750)).assertStatus(200)
    assert.equal(await priceOf(product), 750)
    // A change of tomorrow would hide those of today from lists that are kept.
    await Product.query().where('id', product.id).update({ updatedAt: Date.now() })
  })

  test('[O-16] a file of the back-office cuts no price so far, one of an operator does', async ({
    assert,
  }) => {
    const product = await givenProduct({ price: 1000 })
    const { id: staffId } = await givenStaff({ role: 'marketing' })
    const contents = `slug,price\n${product.slug},499\n`
    const by = { source: 'admin', staffId } as const
    const refused = await imported(async () => productImport(by), contents)
    assert.deepInclude(refused.lines[0], {
      state: 'refused',
      reason: 'price: price_cut_too_deep',
    })
    assert.equal(await priceOf(product), 1000)
    await imported(gifts, contents)
    assert.equal(await priceOf(product), 499)
  })
})
