import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { closeShop } from '#tests/support/maintenance'
import { givenMember } from '#tests/support/members'

const WORDS = {
  hu: {
    closed: 'Hamarosan visszatérünk',
    text: 'kérjük, próbálja újra néhány perc múlva',
    again: 'Újra megpróbálom',
  },
  en: {
    closed: 'We will be back soon',
    text: 'please try again in a few minutes',
    again: 'Try again',
  },
}

const closed = (page: Page, { closed }: { closed: string }) =>
  page.locator('main h1', { hasText: closed })

test.group('Maintenance in a browser', () => {
  for (const locale of ['hu', 'en'] as const) {
    const words = WORDS[locale]

    test(`[E-06] [E-11] an address opened directly tells of it in ${locale} and opens again after it`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const open = await closeShop()
      cleanup(async () => void (await open()))
      for (const width of [PHONE, DESKTOP]) {
        const page = await openPage(browser, { path: '/gyik', width, locale })
        await closed(page, words).waitFor()
        assert.include(await page.locator('main').innerText(), words.text)
        await screenshot(page, `maintenance-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        await page.context().close()
      }
      const page = await openPage(browser, { path: '/gyik?a=1', locale })
      const again = page.locator('main').getByRole('link', { name: words.again })
      const answer = page.waitForResponse('**/gyik?a=1')
      await again.click()
      assert.equal((await answer).status(), 503)
      await closed(page, words).waitFor()
      await open()
      await again.click()
      await page.locator('main .faq-list, main details, main h2').first().waitFor()
      assert.equal(await closed(page, words).count(), 0)
      assert.match(page.url(), /\/gyik\?a=1$/)
      await page.context().close()
    })

    test(`[E-06] [E-08] a visit in the app shows it in ${locale} without a full reload, and the page comes when it is over`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const member = await givenMember({ locale })
      const page = await openPage(browser, { width: DESKTOP, locale, member })
      await page.evaluate("window.marker = 'the same document'")
      const open = await closeShop()
      cleanup(async () => void (await open()))
      const answer = page.waitForResponse('**/kapcsolat')
      await page.locator('.nav a[href="/kapcsolat"]').click()
      assert.equal((await answer).status(), 503)
      await closed(page, words).waitFor()
      assert.equal(await page.evaluate('window.marker'), 'the same document')
      assert.isTrue(await page.locator('header.header').isVisible())
      await open()
      await page.locator('main').getByRole('link', { name: words.again }).click()
      await closed(page, words).waitFor({ state: 'detached' })
      await page.locator('main h1').waitFor()
      assert.match(page.url(), /\/kapcsolat$/)
      assert.isUndefined(await page.evaluate('window.marker'))
      assert.deepEqual(
        problemsOf(page).filter((problem) => !problem.includes('503')),
        []
      )
      await page.context().close()
    })
  }

  test('[E-06] a browser without scripts tries again as well', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const open = await closeShop()
    cleanup(async () => void (await open()))
    const context = { javaScriptEnabled: false }
    const page = await openPage(browser, { path: '/gyik?a=1', context })
    await closed(page, WORDS.en).waitFor()
    await open()
    await page.locator('main').getByRole('link', { name: 'Try again' }).click()
    await closed(page, WORDS.en).waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
    assert.match(page.url(), /\/gyik\?a=1$/)
    await page.context().close()
  })
})
