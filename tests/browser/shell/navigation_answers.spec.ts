import '#tests/support/probe_routes'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { problemsOf } from '#tests/support/browser'
import { AT, navigationProbe, told, until, visit } from '#tests/support/navigation_probe'
import { FILE } from '#tests/support/probe_routes'

/** Whether the shop shows answers that are no pages over the page. */
const showFaults = (error_modals: boolean) =>
  transaction((trx) => changeSettings(trx, { error_modals }))

/** A document that was loaded anew has its router before the page that it brought has arrived; a visit before that is lost. */
const BEGUN = "'visit' in window && told.includes('navigated')"

test.group('Answers to a navigation', (group) => {
  const probe = navigationProbe(group)

  test('[G-43] [G-44] a file is saved byte by byte, and the page stays; pages keep their accents', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await told(page)
    const coming = page.waitForEvent('download')
    await visit(page, '/proba/file')
    const download = await coming
    assert.equal(download.suggestedFilename(), FILE.name)
    assert.deepEqual([...(await readFile(await download.path()))], FILE.bytes)
    assert.match(page.url(), new RegExp(`${AT}$`))
    assert.deepEqual(await told(page), ['before', 'start', 'after'])
    const accented = 'árvíztűrő tükörfúrógép'
    const flash = await page.evaluate<object>(`new Promise((resolve) => visit('/proba/flash', {
      method: 'post', data: { status: '${accented}' }, onFlash: resolve,
    }))`)
    assert.propertyVal(flash, 'status', accented)
    await visit(page, AT)
  })

  test('[G-32] [G-44] what is asked for ahead saves no file and opens no tab; a visit then does', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await visit(page, AT)
    let unasked = 0
    const count = () => void unasked++
    page.on('download', count)
    page.context().on('page', count)
    for (const path of ['/proba/file', '/proba/elsewhere?target=new-tab']) {
      await told(page)
      await page.evaluate(`shopNavigation.preload('${path}')`)
      await until(page, "told.includes('after')")
    }
    assert.equal(unasked, 0)
    page.context().off('page', count)
    const coming = page.waitForEvent('download')
    await visit(page, '/proba/file')
    assert.equal((await coming).suggestedFilename(), FILE.name)
  })

  test('[G-46] an address outside opens in a new tab where it says so', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const opened = page.context().waitForEvent('page')
    await visit(page, '/proba/elsewhere', "{ data: { target: 'new-tab' } }")
    const tab = await opened
    await tab.waitForURL('**/kapcsolat?elsewhere=1')
    assert.isTrue(await tab.evaluate('opener === null'))
    await tab.close()
    assert.match(page.url(), new RegExp(AT))
  })

  test('[G-59] [G-61] [D-40] where the setting is on, an answer that is no page is shown over the page, until a press or Escape', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await probe(browser)
    cleanup(async () => void (await showFaults(DEFAULT_SETTINGS.error_modals)))
    await showFaults(true)
    await visit(page, AT)
    const overlay = page.locator('.answer-overlay')
    const sheet = page.frameLocator('.answer-overlay iframe')
    for (const close of [
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Escape'),
      async () => {
        await sheet.locator('h1').click()
        await until(page, "document.activeElement.matches('.answer-overlay')")
        await page.keyboard.press('Escape')
      },
    ]) {
      await told(page)
      await visit(page, '/proba/html')
      assert.equal(await sheet.locator('h1').innerText(), 'Not a page')
      assert.deepEqual(await overlay.boundingBox(), { x: 0, y: 0, width: 390, height: 300 })
      assert.include(await told(page), 'invalid')
      await close()
      await overlay.waitFor({ state: 'detached' })
    }
    assert.isUndefined(await page.evaluate('window.ran'))
    assert.equal(await page.evaluate('location.pathname'), AT)
    assert.isTrue(problemsOf(page).some((problem) => problem.includes('does not respect')))

    await showFaults(false)
    await visit(page, AT)
    await visit(page, '/proba/html')
    await page.locator('h1', { hasText: 'This answer is not a page' }).waitFor()
    assert.equal(await overlay.count(), 0)
    await visit(page, AT)
  })

  test('[G-59] a developer sees it so in their own browser, whatever the setting says', async ({
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate("localStorage.setItem('error-modals', 'on')")
    await visit(page, '/proba/html')
    await page.getByRole('dialog', { name: 'This answer is not a page' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.answer-overlay').waitFor({ state: 'detached' })
    await page.evaluate("localStorage.removeItem('error-modals')")
  })

  test('[G-60] [G-61] a page that does not exist says so over the page', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const { pathname } = new URL(page.url())
    await page.evaluate("visit('/proba/no-such').catch(() => {})")
    const overlay = page.locator('.answer-overlay')
    const heading = page.frameLocator('.answer-overlay iframe').locator('h1')
    assert.equal(await heading.innerText(), 'The page “no/such” does not exist')
    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, pathname)
    await visit(page, AT)
    assert.isTrue(await page.locator('main h1').isVisible())
  })

  test('[G-59] without that the error page says what the answer is not', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const { pathname } = new URL(page.url())
    await visit(page, '/proba/html', '{ async: true }')
    assert.equal(new URL(page.url()).pathname, pathname)
    await visit(page, '/proba/html')
    await page.locator('h1', { hasText: 'This answer is not a page' }).waitFor()
    assert.match(page.url(), /\/proba\/html$/)
    assert.include(await page.locator('main').innerText(), 'does not respect the protocol')
    const again = page.locator('main').getByRole('link', { name: 'Try again' })
    assert.equal(await again.getAttribute('href'), '/proba/html')
    assert.equal(await page.locator('.answer-overlay').count(), 0)
    await visit(page, AT)
    assert.equal(await page.evaluate('history.state.page.component'), 'content/faq')
  })

  test('[G-47] pages of an older build are loaded anew where they lead', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate("window.marker = 'the same document'")
    await page.route('**/kapcsolat', async (route) => {
      const headers = await route.request().allHeaders()
      if (headers['x-inertia']) headers['x-inertia-version'] = 'older'
      await route.continue({ headers })
    })
    const answer = page.waitForResponse((response) => response.status() === 409)
    await page.evaluate("void visit('/kapcsolat')")
    assert.match((await (await answer).allHeaders())['x-inertia-location'], /\/kapcsolat$/)
    await page.waitForURL('**/kapcsolat')
    assert.isUndefined(await page.evaluate('window.marker'))
    await page.unroute('**/kapcsolat')
    await until(page, BEGUN)
  })

  test('[G-45] [G-30] an address outside is gone to, and remembered until it is there', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate(`
      addEventListener('pagehide', () =>
        localStorage.setItem('left', sessionStorage.getItem('inertiaLocationVisit')));
      void visit('/proba/elsewhere', { preserveScroll: true });
    `)
    await page.waitForURL('**/kapcsolat?elsewhere=1')
    await page.locator('main h1').waitFor()
    assert.deepEqual(JSON.parse(await page.evaluate("localStorage.getItem('left')")), {
      preserveScroll: true,
    })
    await until(page, `sessionStorage.getItem('inertiaLocationVisit') === null && ${BEGUN}`)

    // Where the browser opens no tab, the address takes the page's place.
    const loaded = page.waitForEvent('load')
    await page.evaluate(`
      window.open = () => null;
      void visit('/proba/elsewhere', { data: { target: 'new-tab' } });
    `)
    await loaded
  })
})
