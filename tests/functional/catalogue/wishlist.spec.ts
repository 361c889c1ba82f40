import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { eraseMember } from '#app/personal/erasure'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

function toggle(client: ApiClient, slug: string, member?: TestMember) {
  const request = client.post(`/wishlist/${slug}`).withCsrfToken().redirects(0).json({})
  request.header('accept', 'application/json')
  return member ? request.withGuard('member').loginAs(member) : request
}

function heldBy(member: { id: number }) {
  const sql = `SELECT member_id, product_id, created_at FROM wishlist_entries
    WHERE member_id = ? ORDER BY id`
  type Row = { member_id: number; product_id: number; created_at: number }
  return shopReader().rows<Row>(sql, [member.id])
}

test.group('Wish list', () => {
  test('[W-02] [H-33] [D-27] the first toggle adds, the second takes off', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    const product = await givenProduct({
      titleEn: 'Site radio',
      price: 980,
      stock: 4,
      picture: 'r',
    })
    const before = clock.now()
    const first = await toggle(client, product.slug, member)
    first.assertStatus(200)
    assert.isTrue(first.body().added)
    const [{ created_at: createdAt, ...wish }, ...others] = first.body().wishlist
    assert.isEmpty(others)
    assert.deepEqual(wish, {
      id: product.id,
      slug: product.slug,
      title: 'Site radio',
      price: 980,
      stock: 4,
      thumbnail: { url: '/media/r-640.webp', alt_text: 'Site radio' },
    })
    const [entry] = await heldBy(member)
    assert.containSubset(entry, { member_id: member.id, product_id: product.id })
    assert.equal(Number(entry.created_at), createdAt)
    assert.isAtLeast(createdAt, before)
    const second = await toggle(client, product.slug, member)
    assert.containSubset(second.body(), { added: false, wishlist: [] })
    assert.isEmpty(await heldBy(member))
  })

  test('[W-02] a page is led back to where the wish was made', async ({ client, assert }) => {
    const member = await givenMember()
    const product = await givenProduct()
    const response = await client
      .post(`/wishlist/${product.slug}`)
      .header('referer', `http://${process.env.HOST}:${process.env.PORT}/ajandekok/2`)
      .withCsrfToken()
      .redirects(0)
      .withGuard('member')
      .loginAs(member)
    response.assertStatus(303)
    response.assertHeader('location', '/ajandekok/2')
    assert.lengthOf(await heldBy(member), 1)
  })

  test('[W-03] a guest gets the way to the login and comes back afterwards', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct()
    const origin = `http://${process.env.HOST}:${process.env.PORT}`
    const answer = await toggle(client, product.slug).header('referer', `${origin}/ajandekok/3`)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { redirect: '/belepes' })
    answer.assertSession('intended_url', '/ajandekok/3')
    const strange = await toggle(client, product.slug).header('referer', 'https://evil.example/x')
    strange.assertSessionMissing('intended_url')
    const page = client.post(`/wishlist/${product.slug}`).withCsrfToken().redirects(0)
    const response = await page
    response.assertStatus(303)
    response.assertHeader('location', '/belepes')
  })

  test('[W-04] products say whether the member who looks saves for them', async ({
    client,
    assert,
  }) => {
    const category = await givenCategory()
    const wished = await givenProduct({ categoryId: category.id, position: 1 })
    const other = await givenProduct({ categoryId: category.id, position: 2 })
    const [member, colleague] = [await givenMember(), await givenMember()]
    await toggle(client, wished.slug, member)
    await toggle(client, other.slug, colleague)
    const get = async (path: string) => {
      const request = client.get(path).withGuard('member').loginAs(member)
      return (await request.withInertia()).inertiaProps as any
    }
    const { products } = await get(`/ajandekok/${category.slug}`)
    assert.deepEqual(
      products.data.map((product: any) => [product.slug, product.wishlisted]),
      [
        [wished.slug, true],
        [other.slug, false],
      ]
    )
    const opened = await get(`/ajandekok/details/${wished.slug}`)
    assert.isTrue(opened.dialog.props.product.wishlisted)
    const unsaved = await get(`/ajandekok/details/${other.slug}`)
    assert.isFalse(unsaved.dialog.props.product.wishlisted)
  })

  test('[W-05] parallel toggles leave one entry or none, and say so', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct()
    const index = `INSERT INTO wishlist_entries (member_id, product_id, created_at) VALUES (?, ?, 1)`
    for (let round = 0; round < 40; round++) {
      const count = 3 + (round % 6)
      const toggles = Array.from({ length: count }, () => toggle(client, product.slug, member))
      for (const answer of await Promise.all(toggles)) answer.assertStatus(200)
      const held = await heldBy(member)
      assert.isAtMost(held.length, 1)
      const again = await toggle(client, product.slug, member)
      assert.equal(again.body().added, held.length === 0)
    }
    if (!(await heldBy(member)).length) await toggle(client, product.slug, member)
    await assert.rejects(
      () => transaction((trx) => rows(trx, index, [member.id, product.id])),
      /unique/i
    )
  })

  test('[W-02] what is unknown, unpublished or a reward cannot be saved for', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const draft = await givenProduct({ publishedAt: null })
    const reward = await givenProduct({ isGift: true, price: 0 })
    for (const slug of ['nincs-ilyen', draft.slug, reward.slug]) {
      const answer = await toggle(client, slug, member)
      assert.equal(answer.status(), 404, slug)
    }
    assert.isEmpty(await heldBy(member))
  })

  test('[W-02] the fifty-first gift is refused and nothing is added', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (let count = 0; count < 50; count++) {
      const { id } = await givenProduct()
      await transaction(async (trx) => {
        const sql = `INSERT INTO wishlist_entries (member_id, product_id, created_at) VALUES (?, ?, 1)`
        await rows(trx, sql, [member.id, id])
      })
    }
    const answer = await toggle(client, (await givenProduct()).slug, member)
    answer.assertStatus(422)
    assert.containSubset(answer.body().errors[0], { rule: 'wishlist_full', meta: { max: 50 } })
    assert.lengthOf(await heldBy(member), 50)
  })

  test('[W-02] adds at the same time do not pass the fiftieth', async ({ client, assert }) => {
    const member = await givenMember()
    const gifts = []
    for (let count = 0; count < 60; count++) gifts.push(await givenProduct())
    for (const { slug } of gifts.slice(0, 40)) {
      ;(await toggle(client, slug, member)).assertStatus(200)
    }
    const answers = await Promise.all(
      gifts.slice(40).map(({ slug }) => toggle(client, slug, member))
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [...Array(10).fill(200), ...Array(10).fill(422)])
    assert.lengthOf(await heldBy(member), 50)
  })

  test('[W-02] what is no longer offered can be taken off, and does not count', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const gifts = []
    for (let count = 0; count < 50; count++) gifts.push(await givenProduct())
    for (const { slug } of gifts) (await toggle(client, slug, member)).assertStatus(200)
    const [hidden] = gifts
    const hide = 'UPDATE products SET published_at = NULL WHERE id = ?'
    await transaction((trx) => rows(trx, hide, [hidden.id]))
    const [one, another] = [await givenProduct(), await givenProduct()]
    const added = await toggle(client, one.slug, member)
    assert.isTrue(added.body().added)
    assert.lengthOf(added.body().wishlist, 50)
    ;(await toggle(client, another.slug, member)).assertStatus(422)
    const taken = await toggle(client, hidden.slug, member)
    taken.assertStatus(200)
    assert.isFalse(taken.body().added)
    assert.notInclude(
      (await heldBy(member)).map((wish) => wish.product_id),
      hidden.id
    )
    // Off the list it is unknown again.
    ;(await toggle(client, hidden.slug, member)).assertStatus(404)
  })

  test('[W-04] the tape leads to the dearest wish out of reach, else to the cheapest gift', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await givenPoints(member, 500)
    const reached = await givenProduct({ price: 400 })
    const near = await givenProduct({ price: 501 })
    const dear = await givenProduct({ price: 9_000 })
    const nextGift = async () => {
      const page = client.get('/ajandekok/kategoriak').withGuard('member').loginAs(member)
      return (await page.withInertia()).inertiaProps.nextGift as any
    }
    assert.equal((await nextGift()).price, 501)
    await toggle(client, reached.slug, member)
    assert.equal((await nextGift()).price, 501)
    await toggle(client, near.slug, member)
    const answer = await toggle(client, dear.slug, member)
    assert.equal(answer.body().nextGift.slug, dear.slug)
    assert.equal((await nextGift()).slug, dear.slug)
  })

  test('[W-05] the wishes of a deleted member go', async ({ client, assert }) => {
    const member = await givenMember()
    await toggle(client, (await givenProduct()).slug, member)
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    assert.isEmpty(await heldBy(member))
  })
})
