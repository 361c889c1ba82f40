import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { useClock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { toggleWish } from '#catalogue'
import { announceReachedWishes } from '#catalogue/wishlist/reached_wishes'
import { reverse } from '#points'
import { debit } from '#points/ledger'
import { givenProduct, givenStock, type TestProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { countedQueries } from '#tests/support/counted_queries'
import { givenMember, type TestMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { givenPoints } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'

/** Statements a page spends on the plan where a member saves for something, and where not. */
const QUERIES_OF_PLAN = 5
const QUERIES_WITHOUT_WISHES = 1

async function view(client: ApiClient, member: TestMember, path: string) {
  const page = client.get(path).withGuard('member').loginAs(member)
  return (await page.withInertia()).inertiaProps as any
}

/** Looks through all wishes there are, as the watch does. */
async function lookThrough() {
  for (let after = await announceReachedWishes(0); after;) {
    after = await announceReachedWishes(after)
  }
}

async function givenWish(member: TestMember, given: Parameters<typeof givenProduct>[0] = {}) {
  const product = await givenProduct({ titleEn: 'Site radio', ...given })
  await toggleWish(member.id, product.slug)
  return product
}

function setPrice(product: TestProduct, price: number) {
  const sql = 'UPDATE products SET price = ? WHERE id = ?'
  return transaction((trx) => rows(trx, sql, [price, product.id]))
}

test.group('Saving plan on the pages', () => {
  test('[W-04] home and profile tell the way to each wish, the dearest first', async ({
    client,
    assert,
  }) => {
    const now = Date.UTC(2026, 4, 1, 10)
    const putBack = useClock({ now: () => now - 50 * 86_400_000 })
    const member = await givenMember({ locale: 'en' })
    try {
      await givenCreditedScan(member, 500)
    } finally {
      putBack()
    }
    const restore = useClock({ now: () => now })
    try {
      const far = await givenWish(member, { titleEn: 'Drill', price: 1_500, picture: 'f' })
      const near = await givenWish(member, { price: 500 })
      for (const path of ['/', '/profil']) {
        const { savings } = await view(client, member, path)
        assert.deepEqual(
          savings.map(({ slug, missing }: any) => [slug, missing]),
          [
            [far.slug, 1_000],
            [near.slug, 0],
          ],
          path
        )
        assert.containSubset(savings[0], {
          title: 'Drill',
          wishlisted: true,
          thumbnail: { url: '/media/f-640.webp' },
          // 500 points in 50 days: the missing 1,000 take another hundred.
          forecast: { state: 'this_year', day: '2026-08-09' },
        })
        assert.equal(savings[0].rhythm.months, 3)
        assert.isAtMost(savings[0].rhythm.products[0].pieces, 5)
        assert.deepEqual(savings[1].forecast, { state: 'reached' })
      }
    } finally {
      restore()
    }
  })

  test('what a visitor and a member without wishes get is empty', async ({ client, assert }) => {
    const home = await client.get('/').withInertia()
    assert.deepEqual((home.inertiaProps as any).savings, [])
    const { savings } = await view(client, await givenMember(), '/')
    assert.deepEqual(savings, [])
  })

  test('the plan costs a fixed number of queries, however many wishes there are', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [none, one, many] = [await givenMember(), await givenMember(), await givenMember()]
    await givenWish(one)
    for (let count = 0; count < 30; count++) {
      await givenWish(many)
      await givenCreditedScan(many, 10)
    }
    const sentTo = async (member: TestMember) => {
      const all = await countedQueries(async () => view(client, member, '/'))
      return all.length
    }
    // The first view of all fills what servers keep in memory for a second.
    cleanup(frozenClock().restore)
    await sentTo(none)
    const base = (await sentTo(none)) - QUERIES_WITHOUT_WISHES
    assert.equal((await sentTo(one)) - base, QUERIES_OF_PLAN)
    assert.equal((await sentTo(many)) - base, QUERIES_OF_PLAN)
  })

  test('points that were spent count for the pace, those taken back do not', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { id: entryId } = await givenPoints(member, 50)
    await givenWish(member, { price: 100_000 })
    const forecast = async (of: TestMember) =>
      (await view(client, of, '/')).savings[0].forecast.state
    assert.equal(await forecast(member), 'later')
    const source = { source: 'adjustment_manual', sourceName: '' } as const
    await transaction((trx) =>
      reverse(trx, { entryId, ...source, reference: `test:taken-back:${member.id}` })
    )
    assert.equal(await forecast(member), 'unknown')
    const spender = await givenMember()
    await givenPoints(spender, 50)
    const spent = { memberId: spender.id, points: 50, source: 'redeem', sourceName: '' } as const
    await transaction((trx) => debit(trx, { ...spent, reference: `test:spent:${spender.id}` }))
    await givenWish(spender, { price: 100_000 })
    assert.equal(await forecast(spender), 'later')
  })
})

test.group('Wishes in reach', () => {
  test('a member hears once that a wish is in reach', async ({ assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const product = await givenWish(member, { titleHu: 'Építkezési rádió <b>', price: 1_500 })
    await lookThrough()
    assert.isEmpty(await mailsTo(member.email))
    await givenPoints(member, 1_499)
    await lookThrough()
    assert.isEmpty(await mailsTo(member.email))
    await givenPoints(member, 1)
    await Promise.all([lookThrough(), lookThrough()])
    await lookThrough()
    const mails = await mailsTo(member.email)
    assert.lengthOf(mails, 1)
    const [{ subject, text, html }] = mails
    assert.include(subject, 'Építkezési rádió')
    assert.include(text, '1\u00a0500 pontja van, ez elég erre: Építkezési rádió <b>.')
    assert.include(text, `/ajandekok/details/${product.slug}`)
    assert.notInclude(html, '<b>')
  })

  test('wishes that come into reach together share a message', async ({ assert }) => {
    const member = await givenMember({ locale: 'en' })
    await givenWish(member, { titleEn: 'Cap', price: 100 })
    await givenWish(member, { titleEn: 'Boots', price: 900 })
    await givenWish(member, { titleEn: 'Drill', price: 5_000 })
    await givenPoints(member, 1_000)
    await lookThrough()
    const [mail, ...others] = await mailsTo(member.email)
    assert.isEmpty(others)
    assert.include(mail.text, '1,000 points, enough for Boots or for one more gift you save for.')
    await givenPoints(member, 4_000)
    await lookThrough()
    const later = await mailsTo(member.email)
    assert.lengthOf(later, 2)
    assert.include(later[1].text, 'enough for Drill.')
  })

  test('who has the points when saving is told nothing', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 500)
    await givenWish(member, { price: 500 })
    await lookThrough()
    assert.isEmpty(await mailsTo(member.email))
  })

  test('a lower price brings a wish into reach, and one out of stock waits for its stock', async ({
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    await givenPoints(member, 500)
    const dear = await givenWish(member, { titleEn: 'Dear', price: 800 })
    await givenWish(member, { titleEn: 'Gone', price: 300, stock: 0 })
    await lookThrough()
    assert.isEmpty(await mailsTo(member.email))
    await setPrice(dear, 400)
    await lookThrough()
    assert.include((await mailsTo(member.email))[0].text, 'enough for Dear.')
    const gone = await givenProduct({ titleEn: 'Back', price: 200, stock: 0 })
    await toggleWish(member.id, gone.slug)
    await givenStock(gone.id, [{ combination: '', qty: 2 }])
    await lookThrough()
    const mails = await mailsTo(member.email)
    assert.lengthOf(mails, 2)
    assert.include(mails[1].text, 'enough for Back.')
  })

  test('a wish that was taken off is told nothing, one made anew is told', async ({ assert }) => {
    const member = await givenMember()
    const product = await givenWish(member, { price: 300 })
    await toggleWish(member.id, product.slug)
    await givenPoints(member, 250)
    await lookThrough()
    assert.isEmpty(await mailsTo(member.email))
    await toggleWish(member.id, product.slug)
    await givenPoints(member, 50)
    await lookThrough()
    assert.lengthOf(await mailsTo(member.email), 1)
  })
})
