import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { clock } from '#app/clock'
import ArticleCategory from '#content/records/models/article_category'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'
import { linesOfCsv } from '#tests/support/list_files'

const WORDS = {
  en: {
    make: 'New category',
    more: 'More',
    add: 'New category in it',
    remove: 'Delete',
    down: 'Move down',
    create: 'Create',
    publish: 'Publish',
    now: 'Publish now',
    download: 'Download',
    csv: 'Download as CSV',
    columns: ['Whole address', 'Title (Hungarian)'],
    change: 'Change',
    save: 'Save',
    cancel: 'Back',
    refused: 'Somebody else saved it meanwhile',
  },
  hu: {
    make: 'Új kategória',
    more: 'További',
    add: 'Új alkategória',
    remove: 'Törlés',
    down: 'Lejjebb',
    create: 'Létrehozás',
    publish: 'Közzététel',
    now: 'Közzététel most',
    download: 'Letöltés',
    csv: 'Letöltés CSV-ben',
    columns: ['Teljes címnév', 'Cím (magyar)'],
    change: 'Módosítás, áthelyezés',
    save: 'Mentés',
    cancel: 'Mégse',
    refused: 'Közben más is mentette',
  },
}
type Words = (typeof WORDS)['en']

const PATIENCE_MS = 5000

/** Waits until something holds. @throws Error where it never does */
async function assertEventually(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It never held')
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Fills in the dialog of a new category. */
async function saveCategory(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=title_hu]').fill(title)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await row(page, title).waitFor()
}

const row = (page: Page, title: string) =>
  page.locator('[data-category]').filter({ hasText: title })

async function menuOf(page: Page, words: Words, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: words.more }).click()
}

test.group('Articles in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[O-12] [B-01] categories are made as a tree, put in order and deleted when empty (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const staff = await givenStaff({ role: 'marketing' })
      const width = locale === 'hu' ? PHONE : DESKTOP
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, staff)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/admin/article_categories')
      const [first, second] = [`Festés ${locale}`, `Ragasztás ${locale}`]
      for (const title of [first, second]) {
        await page.getByRole('button', { name: words.make }).click()
        await saveCategory(page, title)
      }
      await menuOf(page, words, first)
      await page.getByRole('menuitem', { name: words.add }).click()
      await screenshot(page, `admin-category-dialog-${locale}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await saveCategory(page, `Belső ${locale}`)
      const slug = `festes-${locale}`
      await row(page, `Belső ${locale}`).getByText(`${slug}/belso-${locale}`).waitFor()

      const down = row(page, first).getByRole('button', { name: `${words.down}: ${first}` })
      // A step that failed does not hold the next one up.
      const refuse = (route: Route) => route.fulfill({ status: 500, body: '{}' })
      await page.route(/\/article_categories\/\d+$/, refuse, { times: 1 })
      await down.click()
      await page.locator('.RaNotification-error').waitFor()
      await down.click()
      await page.locator(`[data-category="ragasztas-${locale}"]`).waitFor()
      await page.getByRole('status').getByText(first).waitFor({ state: 'attached' })
      const wanted = [`ragasztas-${locale}`, slug, `${slug}/belso-${locale}`]
      await assertEventually(async () => {
        const rows = page.locator('[data-category]')
        const paths = await rows.evaluateAll((all) => all.map((one) => one.dataset.category))
        return paths.filter((path) => path?.includes(`-${locale}`)).join() === wanted.join()
      })
      await page.getByRole('button', { name: words.download, exact: true }).click()
      const coming = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: words.csv }).click()
      const file = await coming
      assert.match(file.suggestedFilename(), /^article-categories-.*\.csv$/)
      const [columns, ...lines] = linesOfCsv(await readFile(await file.path(), 'utf8'))
      assert.deepEqual(columns.slice(0, 2), words.columns)
      const ours = lines.filter(([path]) => path.includes(`-${locale}`))
      assert.deepEqual(
        ours.map(([path, title]) => [path, title]),
        [
          [slug, first],
          [`${slug}/belso-${locale}`, `Belső ${locale}`],
          [`ragasztas-${locale}`, second],
        ]
      )
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `admin-categories-${locale}`)
      assert.deepEqual(await accessibilityFaults(page), [])

      await menuOf(page, words, second)
      await page.getByRole('menuitem', { name: words.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click()
      await row(page, second).waitFor({ state: 'detached' })
      assert.deepEqual(problems, [])
    })
  }

  test('[O-12] [B-06] an article is written in a category and read there by a member', async ({
    assert,
    browser,
  }) => {
    const words = WORDS.hu
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, staff)
    const read: string[] = []
    page.on('request', (sent) => {
      if (/\/api\/admin\/article_categories\?/.test(sent.url())) read.push(sent.url())
    })
    await page.goto('/admin/article_categories')
    await page.getByRole('button', { name: words.make }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.lengthOf(read, 1, 'the list is read once')
    await page.getByRole('button', { name: words.make }).click()
    await saveCategory(page, 'Hideg burkolás')
    await menuOf(page, words, 'Hideg burkolás')
    await page.getByRole('menuitem', { name: words.change }).click()
    await ArticleCategory.query()
      .where('titleHu', 'Hideg burkolás')
      .update({ titleEn: 'Tiling in winter', updatedAt: clock.now() })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByText(words.refused).waitFor()
    await dialog.getByRole('button', { name: words.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/admin/content_records/create?kind=article')
    await page.locator('input[name=title]').fill('Fugázás télen')
    await page.getByLabel('Kategória', { exact: true }).click()
    await page.getByRole('option', { name: 'Hideg burkolás' }).click()
    await page.getByRole('button', { name: words.create }).click()
    await page.locator('textarea[name=lead_hu]').fill('Öt fok alatt ne kezdje el.')
    await page.getByText('/tudasbazis/hideg-burkolas/fugazas-telen · Hideg burkolás').waitFor()
    await screenshot(page, 'admin-article-editor-hu')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await page.getByRole('button', { name: words.now }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const member = await givenMember({ locale: 'hu' })
    const path = '/tudasbazis/kategoriak/hideg-burkolas'
    const article = await openPage(browser, { path, member, locale: 'hu' })
    await article.getByRole('link', { name: 'Fugázás télen' }).click()
    await article.getByRole('heading', { name: 'Fugázás télen', level: 1 }).waitFor()
    await article.getByText('Öt fok alatt ne kezdje el.').waitFor()
    assert.match(article.url(), /\/tudasbazis\/hideg-burkolas\/fugazas-telen$/)
    assert.deepEqual(problems, [])
  })
})
