import { test } from '@japa/runner'
import { FINDINGS } from '#app/health/findings'
import { atEntrance, enterBackOffice, entryOf, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { healthEnglish } from '../../../admin/texts/health/english.js'
import { healthHungarian } from '../../../admin/texts/health/hungarian.js'

const WORDS = {
  en: {
    list: 'Health',
    attention: 'To look at',
    well: 'In order',
    todo: 'What to do',
    again: 'Look again',
    help: 'Help for this page',
    about: 'It is what "cli doctor" says',
  },
  hu: {
    list: 'Állapot',
    attention: 'Figyelmet kér',
    well: 'Rendben',
    todo: 'Teendő',
    again: 'Ellenőrzés újra',
    help: 'Súgó ehhez az oldalhoz',
    about: 'Ugyanaz, mint a „cli doctor”',
  },
}

test.group('The health page', () => {
  for (const locale of ['en', 'hu'] as const) {
    for (const width of [PHONE, DESKTOP]) {
      test(`[O-14] says of each part how it is, what it is for and what to do, at ${width} px (${locale})`, async ({
        assert,
        browser,
      }) => {
        const words = WORDS[locale]
        const staff = await givenStaff({ role: locale === 'en' ? 'admin' : 'auditor' })
        const { page, problems } = await atEntrance(browser, { locale })
        await enterBackOffice(page, staff)
        if (width === DESKTOP) await openList(page, words.list)
        await page.setViewportSize({ width, height: 844 })
        if (width === PHONE) await page.goto('/admin/health')
        const part = (id: string) => page.locator(`[data-part="${id}"]`)
        await part('database').waitFor()
        await page.getByRole('heading', { name: words.attention, level: 2 }).waitFor()
        await page.getByRole('heading', { name: words.well, level: 2 }).waitFor()
        // Tests write their messages to a file, which nobody receives.
        assert.equal(await part('mail').getAttribute('data-state'), 'warning')
        await part('mail').getByText(words.todo).waitFor()
        assert.equal(await part('database').getAttribute('data-state'), 'ok')
        assert.equal(await part('database').getByText(words.todo).count(), 0)
        const texts = await page.locator('[data-part]').evaluateAll((parts) =>
          parts.map((one) => ({
            id: one.dataset.part,
            name: one.querySelector('h3')?.textContent,
            means: one.querySelector('p')?.textContent,
          }))
        )
        assert.isAtLeast(texts.length, 24)
        for (const { id, name, means } of texts) {
          assert.notEqual(name, id)
          assert.isNotEmpty(means, id)
        }
        const text = await page.getByRole('main').innerText()
        assert.notMatch(text, /health\.(parts|states|figures)/, 'each has its words')
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        await screenshot(page, `admin-health-${locale}-${width}`)

        const looked = page.waitForResponse((answer) => answer.url().includes('/api/admin/health'))
        await page.getByRole('button', { name: words.again }).click()
        assert.equal((await looked).status(), 200)
        await page.getByRole('button', { name: words.help }).click()
        await page.getByText(words.about).waitFor()
        await page.keyboard.press('Escape')
        await page.getByText(words.about).waitFor({ state: 'detached' })
        if (width === DESKTOP) {
          await page.goto('/admin/settings')
          await entryOf(page, words.list).waitFor()
          await page.keyboard.press('g')
          await page.keyboard.press('y')
          await page.waitForURL(/\/admin\/health/)
        }
        assert.deepEqual(problems, [])
      })
    }
  }

  for (const [locale, texts] of [
    ['en', healthEnglish],
    ['hu', healthHungarian],
  ] as const) {
    test(`[O-14] whatever is found is said in the language of the reader (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'auditor' }))
      const data = Object.entries(FINDINGS).map(([code, names]) => ({
        id: code,
        state: 'warning',
        code,
        words: 'It was found that this is so',
        figures: Object.fromEntries(names.map((name) => [name, 7])),
      }))
      await page.route(/\/api\/admin\/health\b/, (route) =>
        route.fulfill({ json: { data, total: data.length } })
      )
      await page.goto('/admin/health')
      await page.locator('[data-part="demo_on"]').waitFor()
      const found = await page.locator('[data-part]').allInnerTexts()
      const sentences: Record<string, string> = texts.findings
      for (const [at, { code }] of data.entries()) assert.include(found[at], sentences[code])
      const text = await page.getByRole('main').innerText()
      assert.notInclude(text, 'It was found')
      assert.notMatch(text, /health\.(findings|figures)/, 'each has its words')
      assert.deepEqual(problems, [])
    })
  }

  test('[O-08] marketing has no way there', async ({ assert, browser }) => {
    const { page } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    await entryOf(page, 'Speed').waitFor()
    assert.equal(await entryOf(page, 'Health').count(), 0)
  })
})
