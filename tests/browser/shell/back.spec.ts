import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage, PHONE, problemsOf, settled } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { givenGiftShop } from '#tests/support/gift_shop'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { submit } from '#tests/support/register_pages'

/** What is closed by a button leaves the history within so many ms. */
const ENTRY_SETTLES_MS = 300
/** The place of a page is written down within so many ms after it was moved. */
const PLACE_SETTLES_MS = 300
/** How long a slow phone takes to read a page of the history, in ms. */
const DECRYPTING_MS = 500

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Opens the menu of a phone. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.waitFor()
  return drawer
}

/** On /kapcsolat, which was reached from the home page. */
async function openContact(...[browser, opened]: Parameters<typeof openPage>) {
  const page = await openPage(browser, { width: PHONE, ...opened })
  const drawer = await openMenu(page)
  await drawer.getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/kapcsolat')
  await drawer.waitFor({ state: 'hidden' })
  return page
}

const focusIsOnHeading = () => document.activeElement?.tagName === 'H1'

test.group('Back', () => {
  test('[L-02] Back closes the menu and leaves the page as it is', async ({ assert, browser }) => {
    const page = await openContact(browser)
    const drawer = await openMenu(page)
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    assert.equal(pathOf(page), '/kapcsolat')
    assert.equal(await page.locator('h1').textContent(), 'Contact')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    assert.deepEqual(problemsOf(page), [])
  })

  test('a menu closed by its button, or left by a link, leaves no entry behind', async ({
    assert,
    browser,
  }) => {
    const page = await openContact(browser)
    const drawer = await openMenu(page)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForTimeout(ENTRY_SETTLES_MS)
    await openMenu(page)
    await drawer.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL('**/belepes')
    await page.goBack()
    await page.waitForURL('**/kapcsolat')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  test('[L-19] a logout closes the menu, and Back from there shows nobody', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en', ...DAYS_TOLD })
    const page = await openPage(browser, { member, path: '/' })
    const drawer = await openMenu(page)
    assert.isTrue(await page.evaluate(() => window.history.state.page instanceof ArrayBuffer))
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await page.locator('header').getByRole('link', { name: 'Log in' }).waitFor()
    await drawer.waitFor({ state: 'hidden' })
    await page.goForward().catch(() => null)
    const state = await page.evaluate(() => JSON.stringify(window.history.state))
    assert.notInclude(state, '"user":{"id"')
  })

  test('Back closes the scanner and what it says; what was typed beneath stays', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en', ...DAYS_TOLD })
    const page = await openPage(browser, { member, path: '/pontgyujtes' })
    await page.goto('/qr-code')
    await settled(page)
    const dialog = page.getByRole('dialog')
    const typed = page.locator('main input[type=text], main input:not([type])').first()
    await typed.fill('ABCD')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(pathOf(page), '/qr-code')
    assert.include(await typed.inputValue(), 'ABCD')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForTimeout(ENTRY_SETTLES_MS)
    assert.include(await typed.inputValue(), 'ABCD')
    await page.goBack()
    await page.waitForURL('**/pontgyujtes')
    assert.deepEqual(problemsOf(page), [])
  })

  test('[G-29] [K-04] page 2 of the gifts is there again, with its place, for a gift of it too', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { path, member, height: 500 })
    await page.getByRole('link', { name: 'Next page' }).click()
    const gift = page.getByRole('heading', { name: 'Gift no. 14' })
    await gift.waitFor()
    assert.equal(pathOf(page), path)
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.waitForFunction(() => window.history.state.documentScrollPosition?.top === 300)
    // A click of the mouse would first scroll the link into view.
    const home = page.locator('header').getByRole('link', { name: 'Mesterpont' })
    await home.evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await gift.waitFor()
    await page.waitForFunction(() => window.scrollY === 300)
    assert.equal(pathOf(page), path)
    await page.getByRole('link', { name: 'Gift no. 14' }).click()
    await page.getByRole('dialog', { name: 'Gift no. 14' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.isTrue(await gift.isVisible())
    assert.equal(pathOf(page), path)
    await page.waitForFunction(() => window.scrollY === 300)
  })

  test('[G-29] what was typed into the checkout, and its place, are there again after Back and Forward', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop(DAYS_TOLD)
    await givenCart(member, [{ product: cap }])
    const page = await openPage(browser, { path: '/bevaltas', member, height: 500 })
    const city = page.getByLabel('City')
    await city.fill('Balmazújváros')
    await page.locator('textarea').fill('Second yard, blue gate')
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.waitForFunction(() => window.history.state.documentScrollPosition?.top === 300)
    const home = page.locator('header').getByRole('link', { name: 'Mesterpont' })
    await home.evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === '/')
    for (const go of ['back', 'forward', 'back'] as const) {
      if (go === 'forward') {
        await page.goForward()
        await page.waitForURL((url) => url.pathname === '/')
        continue
      }
      await page.goBack()
      await city.waitFor()
      await page.waitForFunction(() => window.scrollY === 300)
      assert.equal(await city.inputValue(), 'Balmazújváros')
      assert.equal(await page.locator('textarea').inputValue(), 'Second yard, blue gate')
    }
    assert.deepEqual(problemsOf(page), [])
  })

  test('[G-29] what was scrolled on the page before changes no place of the page that Back leads to', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop(DAYS_TOLD)
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { path, member, height: 500 })
    await page.evaluate((slowMs) => {
      const { decrypt } = SubtleCrypto.prototype
      SubtleCrypto.prototype.decrypt = async function (...given) {
        await new Promise((resolve) => setTimeout(resolve, slowMs))
        return decrypt.apply(this, given)
      }
    }, DECRYPTING_MS)
    // A page nobody has scrolled has no place in its entry.
    for (const place of [0, 300]) {
      await page.evaluate((top) => window.scrollTo(0, top), place)
      await page.waitForFunction(
        (top) => (window.history.state.documentScrollPosition?.top ?? 0) === top,
        place
      )
      const home = page.locator('header').getByRole('link', { name: 'Mesterpont' })
      await home.evaluate((link: HTMLElement) => link.click())
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        window.scrollTo(0, 100)
        window.history.back()
      })
      await page.getByRole('link', { name: 'Next page' }).waitFor()
      await page.waitForFunction((top) => window.scrollY === top, place)
      await page.waitForTimeout(PLACE_SETTLES_MS)
      assert.equal(await page.evaluate(() => window.scrollY), place)
    }
  })
})

test.group('Focus', () => {
  test('[C-25] after an order the new heading has the focus', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop({ locale: 'en', ...DAYS_TOLD })
    await givenCart(member, [{ product: cap }])
    const page = await openPage(browser, { path: '/bevaltas', member })
    for (const [label, value] of [
      ['Postcode', SHIPPING.zip],
      ['City', SHIPPING.city],
      ['Street', SHIPPING.address],
      ['House no.', SHIPPING.house_number],
    ]) {
      await page.getByLabel(label).fill(value)
    }
    for (const name of ['Last name', 'First name']) await page.getByLabel(name).fill('Szabó')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.waitForFunction(focusIsOnHeading, undefined, { timeout: 5000 })
    assert.match(String(await page.evaluate('document.activeElement.textContent')), /^Thank you/)
  })

  test('after a login the heading has the focus', async ({ browser }) => {
    const member = await givenMember({ locale: 'en', ...DAYS_TOLD })
    const page = await openPage(browser, { path: '/belepes' })
    await page.locator('input[name=email]').fill(member.email)
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/')
    await page.waitForFunction(focusIsOnHeading, undefined, { timeout: 5000 })
  })
})
