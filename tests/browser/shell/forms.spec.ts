import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { forgetPages } from '#app/guest_pages/kept_pages'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { openPage, problemsOf, screenshot } from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { windowFile } from '#tests/support/navigation_probe'
import { mailsTo } from '#tests/support/outbox'

/** A login form is the nearest form there is. */
async function fill(page: Page) {
  await page.locator('input[name=email]').fill('nobody@pelda.hu')
  await page.locator('input[name=password]').fill('jelszo-1234')
}

const BROKEN = { status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' }
/** Run in the page: has the hooks of a visit that failed write down what they are told. */
const hears = () => `import('${windowFile()}').then(() => {
  window.told = []
  for (const name of ['abort', 'invalid', 'exception', 'fail', 'after']) {
    shopNavigation.onNavigation(name, ({ because }) =>
      void told.push(because ? name + ':' + because : name))
  }
})`
const told = (page: Page) => page.evaluate<string[]>('told.splice(0)')

const submit = (page: Page) => page.locator('form button[type=submit]').click()
const posts = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && urls.push(request.url()))
  return urls
}

test.group('Forms', () => {
  test('[V-15] a form checks itself and puts the focus on the first wrong field', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    const sent = posts(page)
    await submit(page)
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    await page.locator('input[name=email]').fill('nobody@pelda.hu')
    await submit(page)
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
    assert.deepEqual(sent, [])
  })

  test('[V-24] [G-50] what the server refuses stands at its field, and nothing typed is lost', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await fill(page)
    const request = page.waitForRequest((one) => one.method() === 'POST')
    await submit(page)
    assert.match((await request).url(), /\/belepes$/)
    await page.locator('input[name=email][aria-invalid=true]').waitFor()
    const note = await page.locator('input[name=email]').getAttribute('aria-describedby')
    assert.isNotEmpty(await page.locator(`[id="${note}"]`).textContent())
    assert.equal(await page.locator('input[name=email]').inputValue(), 'nobody@pelda.hu')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    await page.locator('input[name=email]').press('End')
    await page.keyboard.type('x')
    assert.isNull(await page.locator('input[name=email]').getAttribute('aria-invalid'))
  })

  test('[G-51] a page sends the token of its cookie; without it nothing is done', async ({
    assert,
    browser,
  }) => {
    const { email } = await givenMember()
    const page = await openPage(browser, { path: '/elfelejtett-jelszo' })
    const send = async () => {
      const answer = page.waitForResponse((one) => one.request().method() === 'POST')
      await page.locator('input[name=email]').fill(email)
      await submit(page)
      // Only after the answer it is certain which headers went.
      return (await (await answer).request().allHeaders())['x-xsrf-token']
    }
    await page.route('**/elfelejtett-jelszo', (route) => {
      const { 'x-xsrf-token': _token, ...headers } = route.request().headers()
      return route.continue({ headers })
    })
    assert.isUndefined(await send())
    await page.getByText('This page was open for too long').waitFor()
    assert.lengthOf(await mailsTo(email), 0)
    await page.unroute('**/elfelejtett-jelszo')
    const token = await send()
    const cookies = await page.context().cookies()
    assert.equal(
      token,
      decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value)
    )
    await page.locator('.banner.ok').waitFor()
    assert.lengthOf(await mailsTo(email), 1)
  })

  test('[V-23] an answer that is no page leaves the form and shows a toast', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.route('**/belepes', (route) =>
      route.request().method() === 'POST' ? route.fulfill(BROKEN) : route.continue()
    )
    await fill(page)
    await submit(page)
    const toast = page.locator('.toast.bad')
    await toast.waitFor()
    assert.include(await toast.textContent(), 'An error has occurred')
    await screenshot(page, 'form-toast', false)
    assert.equal(await page.locator('input[name=email]').inputValue(), 'nobody@pelda.hu')
    assert.isNull(await page.locator('form button[type=submit]').getAttribute('aria-busy'))
  })

  test('[G-23] [G-24] [G-25] [G-59] a form that gets no page, or no answer, tells the hooks of it and stays', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const showFaults = async (error_modals: boolean) => {
      await transaction((trx) => changeSettings(trx, { error_modals }))
      // Pages of guests are kept for a second, with the settings of when they were made.
      forgetPages()
    }
    cleanup(() => showFaults(DEFAULT_SETTINGS.error_modals))
    for (const isShown of [true, false]) {
      await showFaults(isShown)
      const page = await openPage(browser, { path: '/belepes' })
      await page.evaluate(hears())
      await page.route('**/belepes', (route) => route.fulfill(BROKEN))
      await fill(page)
      await submit(page)
      await page.locator('.toast.bad').waitFor()
      await page.waitForFunction(() => (window as any).told.includes('after'))
      assert.deepEqual(await told(page), ['invalid', 'fail:invalid', 'after'])
      const overlay = page.locator('.answer-overlay')
      if (isShown) {
        const sheet = page.frameLocator('.answer-overlay iframe')
        assert.equal(await sheet.locator('h1').innerText(), 'Broken')
        await page.keyboard.press('Escape')
        await overlay.waitFor({ state: 'detached' })
      }
      await page.unroute('**/belepes')
      await page.context().setOffline(true)
      await submit(page)
      await page.waitForFunction(() => (window as any).told.includes('after'))
      assert.deepEqual(await told(page), ['exception', 'fail:exception', 'after'])
      await page.locator('.toast.bad').last().waitFor()
      assert.equal(await overlay.count(), 0)
      assert.equal(await page.locator('input[name=email]').inputValue(), 'nobody@pelda.hu')
      assert.match(page.url(), /\/belepes$/)
      const problems = problemsOf(page).join()
      assert.include(problems, 'does not respect the protocol')
      assert.include(problems, 'Network error')
    }
  })

  test('[G-50] [G-52] a form waits ten seconds for an answer, then it has failed', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.clock.install()
    let aborted = 0
    page.on('requestfailed', () => aborted++)
    await page.route('**/belepes', () => {})
    await fill(page)
    // Time stands still while the test looks: on a slow machine it would be the tenth second before it has looked.
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit(page)
    const button = page.locator('form button[type=submit]')
    await page.locator('form button[aria-busy=true]').waitFor()
    await page.clock.runFor(9_900)
    assert.equal(await button.getAttribute('aria-busy'), 'true')
    assert.equal(aborted, 0)
    await page.clock.runFor(200)
    await page.locator('form button[type=submit]:not([aria-busy])').waitFor()
    assert.equal(aborted, 1)
  })

  test('[G-48] an answer without the marker is no page: the invalid hook runs', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.evaluate(`document.addEventListener('inertia:httpException', (event) => {
      window.invalid = event.detail.response.data
      event.preventDefault()
    })`)
    await page.route('**/elfelejtett-jelszo', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Not a page</h1>' })
    )
    await page.locator('a[href="/elfelejtett-jelszo"]').click()
    await page.waitForFunction(() => 'invalid' in window)
    assert.equal(await page.evaluate('window.invalid'), '<h1>Not a page</h1>')
    assert.match(page.url(), /\/belepes$/)
  })
})
