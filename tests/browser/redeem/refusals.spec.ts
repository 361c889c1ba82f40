import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { toggleWish } from '#catalogue'
import { openPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'
import type { TestMember } from '#tests/support/members'

const LANGUAGES = ['en', 'hu'] as const
const TITLES = { en: 'Work cap', hu: 'Munkássapka' }
const PUT = { en: 'Put in cart', hu: 'Kosárba' }

const run = (sql: string, values: (string | number)[]) =>
  transaction((trx) => rows(trx, sql, values))
const hide = (id: number) => run('UPDATE products SET published_at = NULL WHERE id = ?', [id])

/** The session is over, and nothing on the page knows. */
async function endSession(page: Page) {
  await page.context().clearCookies()
}

/** Logs in on the page the visitor was led to. */
async function logIn(page: Page, { email, password }: TestMember) {
  await page.waitForURL('**/belepes')
  await page.getByText('You are logged out. Please log in again to go on.').first().waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main button[type=submit]').click()
}

const answer = (page: Page, address: string, status: number, rule: string) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: { errors: [{ rule, message: rule }] } })
  )

test.group('Refused requests', () => {
  test('a session that ended leads from the gift to the login and back to the gift', async ({
    assert,
    browser,
  }) => {
    const { member, category, cap } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/${category.slug}`, member })
    await page.getByRole('link', { name: 'Work cap' }).click()
    const put = page.getByRole('button', { name: PUT.en })
    await put.waitFor()
    await endSession(page)
    await put.click()
    await logIn(page, member)
    await page.waitForURL(`**/ajandekok/details/${cap.slug}`)
    await put.click()
    await page.getByRole('dialog', { name: 'Cart' }).getByText('Work cap').waitFor()
    assert.lengthOf(await run('SELECT id FROM cart_items WHERE member_id = ?', [member.id]), 1)
  })

  test('so it does from the cart, which opens again', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openPage(browser, { path: '/?drawer=cart', member })
    const more = page.getByRole('button', { name: 'One more: Work cap' })
    await more.waitFor()
    await endSession(page)
    await more.click()
    await logIn(page, member)
    await more.waitFor()
    assert.include(page.url(), '/?drawer=cart')
  })

  test('a page with an old token asks once more, and nobody notices', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/${category.slug}`, member })
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'XSRF-TOKEN')
    await page.context().addCookies([{ ...token, value: 'of-a-former-session' }])
    // The button looks pressed before the server has said so.
    const accepted = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.ok()
    )
    await page.getByRole('button', { name: 'I save for this! Work cap' }).click()
    await accepted
    await page.locator('.card button[aria-pressed="true"]').waitFor()
    const saved = 'SELECT id FROM wishlist_entries WHERE member_id = ?'
    assert.lengthOf(await run(saved, [member.id]), 1)
  })

  for (const locale of LANGUAGES) {
    const words = {
      en: {
        gone: 'This gift can no longer be ordered.',
        closed: 'The shop cannot answer right now. Please try again in a moment.',
        broken: 'Something went wrong on our side. Please try again.',
        removed: 'This gift is no longer in your cart.',
        unwished: 'This gift is no longer offered.',
        more: /^One more/,
      },
      hu: {
        gone: 'Ez az ajándék már nem rendelhető.',
        closed: 'A rendszer most nem tud válaszolni. Kérjük, próbálja újra kicsit később.',
        broken: 'Hiba történt a rendszerünkben. Kérjük, próbálja újra.',
        removed: 'Ez az ajándék már nincs a kosárban',
        unwished: 'Ez az ajándék már nincs a kínálatban.',
        more: /^Eggyel több/,
      },
    }[locale]

    test(`what a dialog cannot put in the cart is said in a sentence (${locale})`, async ({
      browser,
    }) => {
      const { member, cap } = await givenGiftShop({ locale })
      const path = `/ajandekok/details/${cap.slug}`
      const page = await openPage(browser, { path, member, locale })
      const put = page.getByRole('button', { name: PUT[locale] })
      const address = '**/ajandekok/add_to_cart/**'
      for (const [status, rule, sentence] of [
        [503, 'unavailable', words.closed],
        [500, 'server_error', words.broken],
      ] as const) {
        await answer(page, address, status, rule)
        await put.click()
        await page.locator('.pd').getByText(sentence).waitFor()
        await page.unroute(address)
      }
      await hide(cap.id)
      await put.click()
      await page.locator('.pd').getByText(words.gone).waitFor()
    })

    test(`so is what cannot be changed in the cart or wished for (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { member, category, cap, drill } = await givenGiftShop({ locale })
      const [hash] = await givenCart(member, [{ product: cap }, { product: drill }])
      const path = `/ajandekok/${category.slug}?drawer=cart`
      const page = await openPage(browser, { path, member, locale })
      const row = page.locator('.cart-row', { hasText: TITLES[locale] })
      await row.waitFor()
      await run('DELETE FROM cart_items WHERE hash = ?', [hash])
      await row.getByRole('button', { name: words.more }).click()
      await page.getByText(words.removed).first().waitFor()
      await row.waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !url.search.includes('drawer'))
      await hide(cap.id)
      await page
        .locator('.card', { hasText: TITLES[locale] })
        .first()
        .getByRole('button')
        .first()
        .click()
      await page.getByText(words.unwished).first().waitFor()
      assert.equal(await page.getByText(/default|wishlist|quantity/).count(), 0)
    })
  }

  test('a wish whose gift is no longer offered comes off from a page that still shows it', async ({
    assert,
    browser,
  }) => {
    const { member, drill } = await givenGiftShop()
    await toggleWish(member.id, drill.slug)
    const page = await openPage(browser, { member })
    const row = page.getByRole('region', { name: 'You save for' }).getByRole('listitem')
    await row.waitFor()
    await hide(drill.id)
    await row.getByRole('button').click()
    await row.locator('button[aria-pressed="false"]').waitFor()
    await page.waitForTimeout(500)
    const saved = 'SELECT id FROM wishlist_entries WHERE member_id = ?'
    assert.isEmpty(await run(saved, [member.id]))
    assert.equal(await page.locator('.toast').count(), 0)
  })
})
