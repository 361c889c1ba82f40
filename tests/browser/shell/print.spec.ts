import { mkdirSync, writeFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage, PHONE } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenFaqEntry } from '#tests/support/faq'
import { givenGiftShop } from '#tests/support/gift_shop'
import { DAYS_TOLD } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { MEMBER_PAGES } from '#tests/support/pages'

/** What is only pressed, and what stands around a page on a screen. */
const ONLY_ON_SCREENS =
  '.header, .footer, .scan-dock, .float, .count, .drawer, .dialog, .toast, .btn, .icon-btn'

/** The elements of a selector that paper would show. */
function printed(page: Page, selector: string) {
  return page
    .locator(selector)
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility())
        .map((element) => `${element.className}: ${element.textContent?.trim()}`)
    )
}

/** The page as a document, kept beside the screenshots, and how many sheets it has. */
async function documentOf(page: Page, name: string) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
  if (!process.env.TEST_COUNTS_FILE) {
    const folder = app.makePath('tmp/screenshots')
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${name}.pdf`, pdf)
  }
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

test.group('Printed pages', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[L-21] an order is one clean page (${locale})`, async ({ assert, browser }) => {
      const { member, orderId, product } = await givenOrder(5, { ...DAYS_TOLD, locale })
      await givenCart(member, [{ product }])
      const context = { colorScheme: 'dark' } as const
      const path = `/rendelesek/${orderId}`
      const page = await openPage(browser, { path, width: PHONE, locale, member, context })
      assert.isNotEmpty(await printed(page, ONLY_ON_SCREENS), 'they are on the screen')
      assert.equal(await documentOf(page, `print-order-${locale}`), 1)
      await page.emulateMedia({ media: 'print' })
      assert.deepEqual(await printed(page, ONLY_ON_SCREENS), [])
      const text = await page.locator('body').innerText()
      const gift = locale === 'hu' ? 'Munkássapka' : 'Work cap'
      for (const part of [String(orderId), gift, '200', 'Fehérvári út', '1119 Budapest']) {
        assert.include(text, part)
      }
      const ground = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
      assert.equal(ground, 'rgb(255, 255, 255)', 'white, though the device is dark')
    })
  }

  for (const [name, pathOf] of Object.entries(MEMBER_PAGES)) {
    test(`[L-21] ${name} prints without header, dock, badge or drawer`, async ({
      assert,
      browser,
    }) => {
      const shop = await givenGiftShop({ locale: 'hu' })
      await givenCart(shop.member, [{ product: shop.cap }])
      const path = pathOf(shop)
      const page = await openPage(browser, {
        path,
        width: PHONE,
        locale: 'hu',
        member: shop.member,
      })
      await page.emulateMedia({ media: 'print' })
      assert.deepEqual(await printed(page, ONLY_ON_SCREENS), [])
      assert.isTrue(await page.locator('main h1').first().isVisible())
    })
  }

  test('[L-21] questions print with their answers, open or not', async ({ assert, browser }) => {
    await givenFaqEntry({ position: -20, question_en: 'Open at first?' })
    const answer_en = '<p>An answer nobody opened.</p>'
    await givenFaqEntry({ position: -10, question_en: 'And closed?', answer_en })
    const page = await openPage(browser, { path: '/gyik' })
    assert.isFalse(await page.getByText('An answer nobody opened.').isVisible())
    await page.emulateMedia({ media: 'print' })
    assert.isTrue(await page.getByText('An answer nobody opened.').isVisible())
    assert.isTrue(await page.getByRole('button', { name: 'And closed?' }).isVisible())
  })
})
