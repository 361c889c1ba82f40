import { test } from '@japa/runner'
import { accessibilityFaults, openPage, PHONE } from '#tests/support/browser'
import { openWithoutScripts } from '#tests/support/held_scripts'

test.group('The menu before the scripts of a page', () => {
  for (const locale of ['hu', 'en'] as const) {
    test(`[L-20] a tap shows its links at once, and the scripts put the drawer in their place (${locale})`, async ({
      assert,
      browser,
    }) => {
      const name = { hu: 'Menü', en: 'Menu' }[locale]
      const page = await openPage(browser, { path: '/gyik', locale, width: PHONE })
      const release = await openWithoutScripts(page, '/szulinap')
      const button = page.getByRole('button', { name })
      const links = page.getByRole('banner').getByRole('navigation', { name }).getByRole('link')
      await button.click()
      await links.first().waitFor()
      assert.equal(await button.getAttribute('aria-expanded'), 'true')
      assert.isAbove(await links.count(), 2)
      assert.deepEqual(await accessibilityFaults(page), [])

      // A second tap closes it, and so does one beside it.
      await button.click()
      await links.first().waitFor({ state: 'hidden' })
      assert.equal(await button.getAttribute('aria-expanded'), 'false')
      await button.click()
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
      await links.first().waitFor({ state: 'hidden' })

      await button.click()
      await page.keyboard.press('Escape')
      await links.first().waitFor({ state: 'hidden' })
      assert.isTrue(await button.evaluate((element) => element === document.activeElement))

      await button.click()
      const shown = await links.allInnerTexts()
      await release()
      const drawer = page.getByRole('dialog', { name })
      await drawer.waitFor()
      await page.locator('html:not([data-first-menu])').waitFor({ state: 'attached' })
      const inDrawer = await drawer.getByRole('navigation').getByRole('link').allInnerTexts()
      assert.deepEqual(shown, inDrawer)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      assert.isTrue(await button.evaluate((element) => element === document.activeElement))
      assert.equal(new URL(page.url()).pathname, '/szulinap')
      // From now on the drawer alone answers.
      await button.click()
      await drawer.waitFor()
      assert.equal(await page.locator('html[data-first-menu]').count(), 0)
    })
  }

  test('[L-20] its links lead there while the scripts are on their way', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    await openWithoutScripts(page, '/szulinap')
    await page.getByRole('button', { name: 'Menü' }).click()
    const link = page.getByRole('banner').getByRole('navigation').locator('a[href="/gyik"]')
    await link.click({ noWaitAfter: true })
    await page.waitForURL('**/gyik', { waitUntil: 'commit' })
    assert.equal(await page.locator('html[data-first-menu]').count(), 0)
  })

  test('[L-20] whoever follows a link, or closes it, before the drawer is there gets no drawer', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    let letDrawerCome = () => {}
    const held = new Promise<void>((resolve) => (letDrawerCome = resolve))
    await page.route('**/assets/menu_drawer-*.js', async (route) => {
      await held
      await route.continue()
    })
    const release = await openWithoutScripts(page, '/szulinap')
    const button = page.getByRole('button', { name: 'Menü' })
    const panel = page.getByRole('banner').getByRole('navigation', { name: 'Menü' })
    await button.click()
    await panel.waitFor()
    await release()
    // Its scripts are there, the drawer is not: the next tap closes it, as before.
    await button.click()
    await panel.waitFor({ state: 'hidden' })
    assert.equal(await button.getAttribute('aria-expanded'), 'false')

    const again = await openWithoutScripts(page, '/szulinap')
    await button.click()
    await panel.waitFor()
    await again()
    await panel.locator('a[href="/gyik"]').click()
    await page.waitForURL('**/gyik')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await panel.waitFor({ state: 'hidden' })
    const came = page.waitForResponse('**/assets/menu_drawer-*.js')
    letDrawerCome()
    await came
    await page.waitForTimeout(500)
    assert.equal(await page.getByRole('dialog').count(), 0)
  })
})
