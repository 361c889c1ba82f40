import '#tests/support/probe_routes'
import { test } from '@japa/runner'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenRecord, takenOff } from '#tests/support/records'

test.group('Layout', () => {
  test('[L-02] [L-18] on phones the menu is a drawer of 350 px that keeps the focus', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { member: await givenMember(DAYS_TOLD), width: PHONE })
    const button = page.getByRole('button', { name: 'Menu' })
    assert.isFalse(await page.locator('.nav').isVisible())
    await button.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.waitFor()
    assert.equal((await drawer.boundingBox())!.width, 350)
    assert.deepEqual(await accessibilityFaults(page), [])
    for (let pressed = 0; pressed < 20; pressed++) {
      await page.keyboard.press('Tab')
      // Passing the end, focus rests on a guard for a moment before it is led back.
      await page.waitForFunction(() =>
        document.querySelector('[role=dialog]')?.contains(document.activeElement)
      )
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu')
  })

  test('the menu looks well in both languages', async ({ assert, browser }) => {
    for (const [width, locale] of [
      [360, 'hu'],
      [768, 'en'],
    ] as const) {
      const page = await openPage(browser, {
        width,
        member: await givenMember({ locale, ...DAYS_TOLD }),
      })
      await page.locator('header .icon-btn').click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(300)
      await screenshot(page, `menu-${locale}-${width}`, false)
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.context().close()
    }
  })

  test('on a small laptop every entry of the menu can be seen, in Hungarian too', async ({
    assert,
    browser,
    cleanup,
  }) => {
    // The entry of the knowledge base comes with the first article.
    const { id } = await givenRecord({ kind: 'article', slug: 'elso-cikk' })
    cleanup(() => takenOff(id))
    const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
    for (const width of [1024, 1179, 1180]) {
      const page = await openPage(browser, { width, member })
      await page.locator('.nav').getByRole('link', { name: 'Tudásbázis' }).waitFor()
      const last = (await page.locator('.nav li').last().boundingBox())!
      assert.isAtMost(last.x + last.width, width - 24, `${width}`)
      await screenshot(page, `menu-hu-${width}`, false)
      await page.context().close()
    }
  })

  test('[L-02] following a link closes the drawer and shows the page', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { width: PHONE })
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Contact' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForURL('**/kapcsolat')
    assert.equal(await page.locator('h1').textContent(), 'Contact')
  })

  test('[L-02] on desktops the menu stands in the header', async ({ assert, browser }) => {
    const page = await openPage(browser, { width: DESKTOP })
    assert.isTrue(await page.locator('.nav').isVisible())
    assert.isFalse(await page.getByRole('button', { name: 'Menu' }).isVisible())
  })

  test('[L-10] a click on a menu link is told to the measuring', async ({ assert, browser }) => {
    const page = await openPage(browser, { width: DESKTOP, measuring: 'granted' })
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/kapcsolat')
    assert.deepInclude(await page.evaluate('window.dataLayer'), {
      event: 'menu_contact',
      action: 'Click',
      value: '/kapcsolat',
    })
  })

  test('nothing is measured before the visitor agreed', async ({ assert, browser }) => {
    const page = await openPage(browser, { width: DESKTOP, measuring: 'asked' })
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/kapcsolat')
    assert.equal(await page.evaluate('typeof window.dataLayer'), 'undefined')
  })

  test('[L-16] [G-01] the layout stays mounted from page to page', async ({ assert, browser }) => {
    const page = await openPage(browser, { width: DESKTOP, member: await givenMember(DAYS_TOLD) })
    await page.mouse.move(1, 1)
    await page.waitForSelector('.toasts', { state: 'attached' })
    await page.evaluate(`
      window.marker = 'the same document';
      for (const part of document.querySelectorAll('header.header, .footer, .toasts, .float')) {
        part.dataset.mark = 'kept'
      }
    `)
    const marked = await page.locator('[data-mark=kept]').count()
    for (const name of ['Contact', 'Community']) {
      await page.locator('.nav').getByRole('link', { name }).click()
      await page.locator('h1', { hasText: name }).waitFor()
    }
    // Header, footer, the place of toasts, and the bell.
    assert.equal(marked, 4)
    assert.equal(await page.locator('[data-mark=kept]').count(), marked)
    assert.equal(await page.evaluate('window.marker'), 'the same document')
  })

  test('[L-13] the title of the document is the page’s, else the name of the shop', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/kapcsolat' })
    assert.equal(await page.title(), 'Contact')
    await page.goto('/proba/untitled')
    await page.getByText('No title here').waitFor()
    assert.equal(await page.title(), 'Mesterpont')
  })

  test('[L-12] a renamed shop has its name in the tab and in the mark', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const named = (product_name: string) =>
      transaction((trx) => changeSettings(trx, { product_name }))
    cleanup(async () => void (await named('Mesterpont')))
    const page = await openPage(browser, { path: '/kapcsolat', width: 320 })
    for (const [name, isDrawn] of [
      ['Kőművesek kis boltja', true],
      ['Kalapács', false],
    ] as const) {
      await named(name)
      await page.goto('/proba/untitled')
      await page.getByText('No title here').waitFor()
      assert.equal(await page.title(), name)
      const link = page.locator('header').getByRole('link', { name, exact: isDrawn })
      await link.waitFor()
      assert.equal(await link.locator('svg circle').count(), isDrawn ? 3 : 0)
      assert.notInclude((await page.locator('header').innerHTML()).toLowerCase(), 'mesterpont')
      assert.isFalse(await scrollsSideways(page))
    }
  })

  test('after a visit the heading has the focus and the title is read out', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { width: DESKTOP })
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    const heard = page.locator('.sr[role=status]').filter({ hasText: 'Contact' })
    await heard.waitFor({ state: 'attached' })
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Contact')
  })

  test('the first key leads past the header', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/kapcsolat' })
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to content')
    await screenshot(page, 'skip-link', false)
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate('document.activeElement.id'), 'content')
  })

  test('[L-11] what the last request has to tell shows once', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.evaluate("fetch('/session/token').then(() => null)")
    await page.evaluate(`fetch('/proba/flash', {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1]),
      },
      body: JSON.stringify({ success: 'Saved.', error: 'cant_checkout' }),
    }).then(() => null)`)
    await page.goto('/kapcsolat')
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
    assert.equal(await page.getByRole('alert').count(), 1)
    await screenshot(page, 'flash', false)
    await page.reload()
    await page.waitForSelector('h1')
    assert.equal(await page.locator('.banner').count(), 0)
  })
})
