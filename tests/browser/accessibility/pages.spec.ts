import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  scrollsSideways,
} from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { dose, isAttack } from '#tests/support/dose'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { MEMBER_PAGES, VISITOR_PAGES } from '#tests/support/pages'

const WIDTHS = isAttack ? [320, PHONE, DESKTOP] : [PHONE]
const LOCALES = isAttack ? (['en', 'hu'] as const) : (['hu'] as const)

type Look = { path: string; width: number; locale: 'en' | 'hu'; shop?: GiftShop }

/** What is wrong with a page in a colour scheme. */
async function faultsOf(browser: Browser, look: Look, colorScheme: 'light' | 'dark') {
  const { path, width, locale, shop } = look
  const context = { colorScheme }
  const page = await openPage(browser, { path, width, locale, member: shop?.member, context })
  const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
  const faults = [...(await accessibilityFaults(page)), ...sideways, ...problemsOf(page)]
  await page.context().close()
  return faults
}

test.group('Accessibility of every page', () => {
  for (const scheme of dose.axeThemes) {
    for (const locale of LOCALES) {
      for (const width of WIDTHS) {
        const look = `${scheme}, ${locale}, ${width} px`
        for (const [name, pathOf] of Object.entries(MEMBER_PAGES)) {
          test(`${name} (${look})`, async ({ assert, browser }) => {
            const shop = await givenGiftShop({ locale })
            await givenCart(shop.member, [{ product: shop.cap }])
            const opened = { path: pathOf(shop), width, locale, shop }
            assert.deepEqual(await faultsOf(browser, opened, scheme), [])
          })
        }
        for (const [name, path] of Object.entries(VISITOR_PAGES)) {
          test(`${name} (${look})`, async ({ assert, browser }) => {
            assert.deepEqual(await faultsOf(browser, { path, width, locale }, scheme), [])
          })
        }
      }
    }
  }
})
