import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { BROKEN, OUTSIDE, OVERLAPPING, sized } from '#tests/support/accessible/text_scripts'
import { openPage, type OpenedPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { isAttack } from '#tests/support/dose'
import { givenGiftShop } from '#tests/support/gift_shop'
import { MEMBER_PAGES, VISITOR_PAGES } from '#tests/support/pages'

/** In px; a page is opened at the first and drawn anew at the others. */
const WIDTHS = [320, 390]
const HEIGHT = 844
const LOCALES = isAttack ? (['en', 'hu'] as const) : (['hu'] as const)

/** Opens a page and tells for each width what is broken at the ordinary size and outside at the double one. */
async function outsideOf(browser: Browser, opened: OpenedPage): Promise<Record<number, string[]>> {
  const page = await openPage(browser, { ...opened, width: WIDTHS[0] })
  const found: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(sized('100%'))
    const broken = await page.evaluate<string[]>(BROKEN)
    await page.evaluate(sized('200%'))
    const outside = await page.evaluate<string[]>(OUTSIDE)
    const overlapping = await page.evaluate<string[]>(OVERLAPPING)
    found[width] = [...broken.map((word) => `${word} is broken`), ...outside, ...overlapping]
  }
  await page.context().close()
  return found
}

const NOTHING = Object.fromEntries(WIDTHS.map((width) => [width, []]))

test.group('Texts at 200 %', () => {
  for (const locale of LOCALES) {
    const look = `keeps within ${WIDTHS.join(' and ')} px (${locale})`
    for (const [name, pathOf] of Object.entries(MEMBER_PAGES)) {
      test(`[L-22] ${name} ${look}`, async ({ assert, browser }) => {
        const shop = await givenGiftShop({ locale })
        await givenCart(shop.member, [{ product: shop.cap }])
        const opened = { path: pathOf(shop), locale, member: shop.member }
        assert.deepEqual(await outsideOf(browser, opened), NOTHING)
      })
    }
    for (const [name, path] of Object.entries(VISITOR_PAGES)) {
      test(`[L-22] ${name} ${look}`, async ({ assert, browser }) => {
        assert.deepEqual(await outsideOf(browser, { path, locale }), NOTHING)
      })
    }
  }
})
