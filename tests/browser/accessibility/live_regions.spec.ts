import { test } from '@japa/runner'
import { forgetHeard, HEARD, hears } from '#tests/support/accessible/heard'
import { DESKTOP, openPage, type OpenedPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'
import { givenMember, DAYS_TOLD } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { withAllCountries } from '#tests/support/phone_countries'
import { givenPoints } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { submit } from '#tests/support/register_pages'

test.group('What is read out without a move of the focus', () => {
  const heardPage = (browser: Parameters<typeof openPage>[0], opened: OpenedPage) => {
    const prepare: OpenedPage['prepare'] = (page) => page.context().addInitScript(HEARD)
    return openPage(browser, { width: DESKTOP, ...opened, prepare })
  }

  test('a message that arrives', async ({ browser }) => {
    const member = await givenMember({ ...DAYS_TOLD, locale: 'en' })
    const page = await heardPage(browser, { member, path: '/gyik' })
    await page.mouse.move(1, 1)
    await page.waitForSelector('.toasts', { state: 'attached' })
    await givenNotifications(member, 1)
    await hears(page, /12/)
  })

  test('what went wrong, whose toast is there for who reads by ear', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop({ locale: 'en' })
    const page = await heardPage(browser, { member, path: `/ajandekok/${category.slug}` })
    await page.route('**/wishlist/**', (route) => route.abort())
    await page.locator('.card button[aria-pressed=false]').first().click()
    await hears(page, 'An error has occurred')
    const toast = page.getByRole('alertdialog').filter({ hasText: 'An error has occurred' })
    assert.equal(await toast.getAttribute('aria-live'), 'off')
    assert.equal(await toast.getByRole('alert').count(), 1)
  })

  test('points that have changed', async ({ assert, browser }) => {
    const member = await givenMember({ ...DAYS_TOLD, locale: 'en' })
    await givenCreditedScan(member, 100)
    const page = await heardPage(browser, { member, path: '/gyik' })
    assert.notInclude(JSON.stringify(await page.evaluate('window.heard')), 'Your points')
    await givenPoints(member, 250)
    await page.locator('.nav a[href="/kapcsolat"]').click()
    await hears(page, 'Your points: 350')
  })

  test('the sum of the cart, and the number of gifts that are found', async ({ browser }) => {
    const shop = await givenGiftShop({ locale: 'en' })
    await givenCart(shop.member, [{ product: shop.cap }])
    const path = `/ajandekok/${shop.category.slug}`
    const page = await heardPage(browser, { member: shop.member, path: `${path}?drawer=cart` })
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    await forgetHeard(page)
    await page.getByRole('button', { name: 'One more: Work cap' }).click()
    await hears(page, '280')
    await page.keyboard.press('Escape')
    await forgetHeard(page)
    await page.locator('.product-filter .toggle input').check()
    await hears(page, 'gifts found')
  })

  test('countries that are left by a search', async ({ browser, cleanup }) => {
    const undo = await withAllCountries()
    cleanup(async () => void (await undo()))
    const page = await heardPage(browser, { path: '/regisztracio' })
    await page.locator('.country-button').click()
    await page.getByRole('combobox').waitFor()
    await forgetHeard(page)
    await page.getByRole('combobox').fill('hun')
    await hears(page, /^1 /)
    await page.getByRole('combobox').fill('zzz')
    await hears(page, /No country/i)
    await page.context().close()
  })

  test('what is wrong with a form: all of it in a list, or the field itself', async ({
    assert,
    browser,
  }) => {
    const page = await heardPage(browser, { path: '/regisztracio' })
    await forgetHeard(page)
    await submit(page)
    await page.locator('main [aria-invalid=true]').first().waitFor()
    await hears(page, /e-mail/i)
    await page.goto('/elfelejtett-jelszo')
    await submit(page)
    await page.locator('main [aria-invalid=true]:focus').waitFor()
    const told = `document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText`
    assert.match(await page.evaluate<string>(told), /e-mail/i)
  })
})
