import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage, PHONE, problemsOf, settled } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { fetchedLoad } from '#tests/support/first_load'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import budget from '../../../resources/budget.json' with { type: 'json' }

type PageName = keyof typeof budget

/** Pages of visitors, and where they are. */
const OF_VISITORS: [page: PageName, path: string][] = [
  ['content/home', '/'],
  ['auth/login', '/belepes'],
  ['auth/register', '/regisztracio'],
  ['promo/birthday', '/szulinap'],
  ['content/faq', '/gyik'],
]

/** Pages of members, and where they are. */
const OF_MEMBERS: [page: PageName, path: (shop: GiftShop) => string][] = [
  ['content/home', () => '/'],
  ['catalogue/categories', () => '/ajandekok/kategoriak'],
  ['catalogue/products', ({ category }) => `/ajandekok/${category.slug}`],
  ['catalogue/checkout', () => '/bevaltas'],
  ['catalogue/orders', () => '/rendelesek'],
  ['points/collection', () => '/pontgyujtes'],
  ['points/scan', () => '/qr-code'],
  ['profile/show', () => '/profil'],
]

test.group('First load of a page', () => {
  for (const locale of ['en', 'hu'] as const) {
    for (const [name, path] of OF_VISITORS) {
      test(`[I-03] ${name} of a visitor keeps its budget (${locale})`, async ({
        assert,
        browser,
      }) => {
        const page = await openPage(browser, { path, locale, width: PHONE, measuring: 'asked' })
        await assertKept(assert, page, name, locale)
      })
    }
    for (const [name, pathOf] of OF_MEMBERS) {
      test(`[I-03] ${name} of a member keeps its budget (${locale})`, async ({
        assert,
        browser,
      }) => {
        const shop = await givenGiftShop({ locale })
        await givenCart(shop.member, [{ product: shop.cap }])
        const path = pathOf(shop)
        const page = await openPage(browser, {
          path,
          locale,
          width: PHONE,
          member: shop.member,
          measuring: 'asked',
        })
        await assertKept(assert, page, name, locale)
      })
    }
  }
})

test.group('What comes after the first load', () => {
  const kinds = (scripts: string[]) =>
    ['toast', 'dialog_popup', 'menu_drawer', 'cart_panel'].filter((kind) =>
      scripts.some((script) => script.startsWith(`${kind}-`))
    )

  test('the offer of the front page waits for a hand on it', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { member, width: PHONE, measuring: 'asked' })
    const { javascript, scripts } = await fetchedLoad(page)
    assert.isAtMost(javascript, budget['content/home'].javascript, scripts.join(' '))
    assert.deepEqual(kinds(scripts), [])
    await page.mouse.move(1, 1)
    await page.getByRole('dialog').waitFor()
  })

  test('a hand on the page fetches what it may press for', async ({ assert, browser }) => {
    const page = await openPage(browser, { member: await givenMember(DAYS_TOLD) })
    assert.deepEqual(kinds((await fetchedLoad(page)).scripts), [])
    await page.mouse.move(1, 1)
    let { scripts } = await fetchedLoad(page)
    for (let tried = 0; tried < 5 && !kinds(scripts).length; tried++) {
      scripts = (await fetchedLoad(page)).scripts
    }
    assert.includeMembers(kinds(scripts), ['toast', 'menu_drawer', 'cart_panel'])
  })

  test('who saves data fetches what tells of a failure, and the rest by a press', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/kapcsolat', width: PHONE })
    await page.addInitScript(SAVES_DATA)
    await page.reload()
    await settled(page)
    await page.mouse.move(1, 1)
    assert.deepEqual(kinds((await fetchedLoad(page)).scripts), ['toast'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
  })
})

/** Run before a page's own scripts: the browser was told to save data. */
const SAVES_DATA = `Object.defineProperty(Navigator.prototype, 'connection', {
  value: { saveData: true, effectiveType: '4g' },
})`

async function assertKept(assert: Assert, page: Page, name: PageName, locale: 'en' | 'hu') {
  const { scripts, javascript, css, texts } = await fetchedLoad(page)
  const allowed = budget[name]
  assert.isAtMost(javascript, allowed.javascript, scripts.join(' '))
  assert.isAtMost(scripts.length, allowed.files, scripts.join(' '))
  assert.isAtMost(css, allowed.css)
  assert.lengthOf(texts, locale === 'en' ? 0 : 1)
  assert.deepEqual(problemsOf(page), [])
  await page.context().close()
}
