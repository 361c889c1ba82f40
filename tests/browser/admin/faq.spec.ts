import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  baseUrl,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenFaqEntry } from '#tests/support/faq'
import { givenStaff } from '#tests/support/members'

async function orderOf(questions: string[]): Promise<string[]> {
  const sql = `SELECT d.title_hu AS question FROM content_records r
    JOIN content_drafts d ON d.record_id = r.id WHERE r.kind = 'faq' ORDER BY r.position, r.id`
  const all = await shopReader().rows<{ question: string }>(sql)
  return all.map(({ question }) => question).filter((question) => questions.includes(question))
}

const WORDS = {
  en: {
    list: 'Questions',
    up: 'Move up',
    create: 'Create',
    bold: 'Bold',
    publish: 'Publish',
    now: 'Publish now',
    preview: 'Preview',
  },
  hu: {
    list: 'Kérdések',
    up: 'Feljebb',
    create: 'Létrehozás',
    bold: 'Félkövér',
    publish: 'Közzététel',
    now: 'Közzététel most',
    preview: 'Előnézet',
  },
}

const saved = (page: Page) => page.locator('[data-status=saved]').waitFor()

/** The name of a screen stands in the bar of the back-office. */
const faultsOf = async (page: Page) =>
  (await accessibilityFaults(page)).filter((fault) => !fault.startsWith('page-has-heading-one'))

test.group('Questions in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[O-10] [O-12] a question is written, looked at and published, and guests read it (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openList(page, words.list)
      await page.locator('a[href*="/content_records/create?kind=faq"]').first().click()
      const width = locale === 'hu' ? PHONE : DESKTOP
      await page.setViewportSize({ width, height: 844 })
      const question = `Meddig szárad ${locale}?`
      await page.locator('input[name=title]').fill(question)
      await page.getByRole('button', { name: words.create }).click()
      await page.locator('[data-field=answer_hu] [role=textbox]').click()
      await page.getByRole('button', { name: words.bold }).first().click()
      await page.keyboard.type('Egy napig.')
      await saved(page)
      await screenshot(page, `admin-faq-form-${locale}`)
      assert.deepEqual(await faultsOf(page), [])
      assert.isFalse(await scrollsSideways(page))
      if (locale === 'hu') await page.getByRole('tab', { name: words.preview }).click()
      const frame = page.frameLocator('iframe[title]')
      await frame.getByRole('button', { name: question }).waitFor()
      await frame.locator('strong', { hasText: 'Egy napig.' }).waitFor()
      await screenshot(page, `admin-faq-preview-${locale}`)
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await page.getByRole('button', { name: words.now }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const guest = await browser.newContext({ baseURL: baseUrl(), locale: 'hu-HU' })
      const seen = await guest.newPage()
      // A page that guests share is trusted for a second.
      await seen.waitForTimeout(1100)
      await seen.goto('/gyik')
      await seen.getByRole('button', { name: question }).click()
      await seen.getByRole('region', { name: question }).getByText('Egy napig.').waitFor()
      assert.deepEqual(problems, [])
    })

    test(`[O-10] questions change places in their list (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const questions = ['Egy', 'Kettő'].map((word) => `${word} ${Date.now()}?`)
      for (const question_hu of questions) await givenFaqEntry({ question_hu })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openList(page, words.list)
      if (locale === 'hu') await page.setViewportSize({ width: PHONE, height: 844 })
      await page.getByRole('searchbox').or(page.locator('input[name=q]')).first().fill('Kettő')
      const up = page.getByRole('button', { name: `${words.up}: ${questions[1]}` })
      await up.waitFor()
      await screenshot(page, `admin-faq-${locale}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await orderOf(questions), questions)
      const moved = page.waitForResponse((response) => response.url().endsWith('/place'))
      await up.click()
      await moved
      assert.deepEqual(await orderOf(questions), questions.toReversed())
      assert.deepEqual(problems, [])
    })
  }
})
