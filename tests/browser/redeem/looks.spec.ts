import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { looks } from '#tests/support/looks'

/** What is looked at: where it is, and what to wait for. */
const SCREENS: Record<string, { path: (shop: GiftShop) => string; ready: string }> = {
  categories: { path: () => '/ajandekok/kategoriak', ready: '.card' },
  products: { path: (shop) => `/ajandekok/${shop.category.slug}`, ready: '.pages' },
  product: { path: (shop) => `/ajandekok/details/${shop.trousers.slug}`, ready: '.pd' },
  cart: { path: (shop) => `/ajandekok/${shop.category.slug}?drawer=cart`, ready: '.drawer .sums' },
  checkout: { path: () => '/bevaltas', ready: '.order-row' },
}

async function givenFullCart({ member, cap, trousers, drill, torch }: GiftShop) {
  const chosen = [trousers.variation('M'), trousers.variation('Grey')]
  await givenCart(member, [
    { product: cap },
    { product: trousers, quantity: 2, variations: chosen },
    { product: drill },
    { product: torch },
  ])
}

async function lookAt(page: Page, name: string) {
  await page.waitForTimeout(250)
  await screenshot(page, name, !/product-|cart-/.test(name))
  return [await scrollsSideways(page), await accessibilityFaults(page), problemsOf(page)]
}

test.group('Gift pages', () => {
  for (const { locale, width } of looks([PHONE, DESKTOP])) {
    for (const [name, { path, ready }] of Object.entries(SCREENS)) {
      test(`${name} at ${width} px in ${locale}`, async ({ assert, browser }) => {
        const shop = await givenGiftShop({ locale })
        await givenFullCart(shop)
        const { member } = shop
        const page = await openPage(browser, { path: path(shop), width, member })
        await page.waitForSelector(ready)
        const found = await lookAt(page, `${name}-${locale}-${width}`)
        assert.deepEqual(found, [false, [], []])
      })
    }
  }

  test('at 320 px no label of the address is wider than its field', async ({ assert, browser }) => {
    const shop = await givenGiftShop({ locale: 'hu' })
    await givenFullCart(shop)
    const page = await openPage(browser, { path: '/bevaltas', width: 320, member: shop.member })
    await page.getByLabel('Irányítószám').waitFor()
    const wide = await page
      .locator('.cols .field > label')
      .evaluateAll((labels) =>
        labels
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent)
      )
    assert.deepEqual(wide, [])
  })
})
