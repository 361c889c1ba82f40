import { test } from '@japa/runner'
import { LANGUAGES } from '#app/languages'
import { footerLinks, menuFor } from '#content/menus/navigation'
import { defaultHome } from '#database/default_home'
import { baseUrl, DESKTOP, openPage, problemsOf } from '#tests/support/browser'
import { foreignWords } from '#tests/support/foreign_texts'
import { forgetLimits } from '#tests/support/limits'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { submit, toastText } from '#tests/support/register_pages'
import englishTexts from '../../../lang/en.json' with { type: 'json' }

/** What staff wrote for the screens of a member in a language, and names that belong to each. */
async function writtenIn(locale: 'en' | 'hu', names: string[]): Promise<string[]> {
  const links = [...(await menuFor(locale, true)), ...(await footerLinks(locale, true))]
  const home = Object.entries(defaultHome).filter(([name]) => name.endsWith(`_${locale}`))
  return [...links.map(({ title }) => title), ...home.map(([, text]) => text), ...names]
}

test.group('Languages of the pages', () => {
  test('[I-03] English comes with the page, Hungarian is fetched once: what all pages say and what this one does', async ({
    assert,
    browser,
  }) => {
    for (const [locale, files] of [
      ['en', []],
      ['hu', ['common,content']],
    ] as const) {
      const page = await openPage(browser, { locale })
      const fetched = `performance.getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => pathname.startsWith('/lang/'))
        .map(({ searchParams }) => searchParams.get('part'))`
      assert.sameMembers(await page.evaluate<string[]>(fetched), [...files])
      assert.equal(await page.locator('html').getAttribute('lang'), locale)
      await page.context().close()
    }
  })

  test('[I-05] addresses are Hungarian in every language', async ({ assert, browser }) => {
    for (const [locale, title] of [
      ['en', 'Contact'],
      ['hu', 'Kapcsolat'],
    ] as const) {
      const page = await openPage(browser, { locale, path: '/kapcsolat' })
      assert.equal(await page.locator('h1').textContent(), title)
      const login = await page.request.get('/belepes')
      assert.equal(login.status(), 200)
      await page.context().close()
    }
  })

  test('the switch changes the language of the page, and a member keeps it', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en' })
    const page = await openPage(browser, { path: '/kapcsolat', width: DESKTOP, member })
    await page.locator('header').getByRole('button', { name: 'HU' }).click()
    await page.locator('h1', { hasText: 'Kapcsolat' }).waitFor()
    assert.match(page.url(), /\/kapcsolat$/)
    assert.equal(await page.locator('html').getAttribute('lang'), 'hu')
    await page.context().clearCookies({ name: 'locale' })
    await page.reload()
    await page.locator('h1', { hasText: 'Kapcsolat' }).waitFor()
    assert.deepEqual(problemsOf(page), [])
  })

  test('on a phone the switch is in the menu, in sight without scrolling', async ({
    assert,
    browser,
  }) => {
    for (const member of [undefined, await givenMember({ locale: 'en', ...DAYS_TOLD })]) {
      const page = await openPage(browser, { path: '/kapcsolat', member })
      await page.locator('header').getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog')
      const choice = drawer.getByRole('button', { name: 'HU' })
      await choice.waitFor()
      const { y, height } = (await choice.boundingBox())!
      assert.isAtMost(y + height, page.viewportSize()!.height)
      await choice.click()
      await page.locator('h1', { hasText: 'Kapcsolat' }).waitFor({ state: 'attached' })
      assert.equal(await page.locator('html').getAttribute('lang'), 'hu')
      await page.context().close()
    }
  })

  test('[I-08] a Hungarian browser is met in Hungarian', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: baseUrl(), locale: 'hu-HU' })
    const page = await context.newPage()
    await page.goto('/kapcsolat')
    await page.locator('h1', { hasText: 'Kapcsolat' }).waitFor()
    await page.locator('footer').getByText('A Mesterpont az építőipari').waitFor()
  })

  test('[I-10] after a login the first screen speaks the language of the member at once', async ({
    assert,
    browser,
  }) => {
    for (const [locale, other, words, foreign] of [
      ['hu', 'en', 'Kapcsolat', 'Log out'],
      ['en', 'hu', 'Contact', 'Kijelentkezés'],
    ] as const) {
      forgetLimits()
      const member = await givenMember({ locale, ...DAYS_TOLD })
      const page = await openPage(browser, { path: '/belepes', locale: other, width: DESKTOP })
      await page.evaluate('window.marker = 1')
      const names = [member.lastName!, member.firstName!, ...Object.values(LANGUAGES)]
      const [hu, en] = [await writtenIn('hu', names), await writtenIn('en', names)]
      assert.isNotEmpty(await foreignWords(page, locale, { hu, en }))
      await page.locator('input[name=email]').fill(member.email)
      await page.locator('input[name=password]').fill(TEST_PASSWORD)
      await submit(page)
      await page.waitForURL((url) => url.pathname === '/')
      const told = await toastText(page, 'ok')
      assert.equal(told, locale === 'hu' ? 'Sikeres belépés.' : 'You are logged in.')
      assert.equal(await page.locator('html').getAttribute('lang'), locale)
      const screen = await page.locator('body').innerText()
      assert.include(screen, words)
      assert.notInclude(screen, foreign)
      assert.deepEqual(await foreignWords(page, locale, { hu, en }), [])
      assert.equal(await page.evaluate('window.marker'), 1, 'nothing was loaded anew')
      await page.locator('.nav').getByRole('link', { name: words }).click()
      await page.locator('h1', { hasText: words }).waitFor()
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })

  test('the switch of languages keeps what was typed', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/regisztracio', width: DESKTOP })
    await page.locator('input[name=email]').fill('gabor@example.hu')
    await page.locator('input[name=password]').fill('uj-vakolat-2026')
    await page.locator('input[name=tos]').check()
    await page.locator('header').getByRole('button', { name: 'HU' }).click()
    await page.locator('h1', { hasText: 'Regisztráció' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'hu')
    assert.equal(await page.title(), 'Regisztráció')
    assert.equal(await page.locator('input[name=email]').inputValue(), 'gabor@example.hu')
    assert.equal(await page.locator('input[name=password]').inputValue(), 'uj-vakolat-2026')
    assert.isTrue(await page.locator('input[name=tos]').isChecked())
  })

  test('a page without its language file speaks English', async ({ assert, browser }) => {
    const page = await openPage(browser)
    await page.context().addCookies([{ name: 'locale', value: 'hu', url: page.url() }])
    await page.route('**/lang/hu.json*', (route) => route.abort())
    await page.goto('/nincs-ilyen')
    await page.locator('h1', { hasText: 'This page is not here' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'hu')
  })

  test('[I-06] a Hungarian page fetches English with the first key it misses, and not before', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { locale: 'hu' })
    const english = () =>
      page.evaluate(`performance.getEntriesByType('resource')
        .filter(({ name }) => /\\/lang\\/en|texts_|app\\.en/.test(name)).length`)
    assert.equal(await english(), 0)
    await page.route('**/lang/hu.json*', async (route) => {
      const response = await route.fetch()
      const { 'faq.search': _missing, ...texts } = await response.json()
      await route.fulfill({ response, json: texts })
    })
    await page.goto('/gyik')
    await page.getByLabel(englishTexts['faq.search']).waitFor()
    assert.equal(await english(), 1)
  })
})
