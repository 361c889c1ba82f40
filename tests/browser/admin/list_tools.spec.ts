import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { axeFaults, WCAG } from '#tests/support/axe'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { BACK_OFFICE_ROUTES } from '#tests/support/back_office_routes'
import { PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenProduct } from '#tests/support/catalogue'
import { linesOfCsv, sheetOf } from '#tests/support/list_files'
import { givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { OfficeWindow, walkedOffice, type Office } from '#tests/support/office/office'

/** Lists that leave as a file; article categories are a tree, whose file `articles.spec.ts` takes along. */
const LISTS = Object.keys(BACK_OFFICE_ROUTES).flatMap((place) => {
  const [, list] = /^GET \/api\/admin\/([a-z_]+)\/file$/.exec(place) ?? []
  return list && list !== 'article_categories' ? [list] : []
})

const WORDS = {
  hu: {
    download: 'Letöltés',
    csv: 'Letöltés CSV-ben',
    xlsx: 'Letöltés Excelben (XLSX)',
    columns: 'Oszlopok',
    filters: 'Szűrők',
    list: 'Lista',
    price: 'Ár pontban',
    name: 'Név (magyar)',
    keep: 'Keresés mentése…',
    clear: 'Összes szűrő eltávolítása',
    save: 'Mentés',
    takeOff: 'Levétel',
    draft: 'Vázlat',
  },
  en: {
    download: 'Download',
    csv: 'Download as CSV',
    xlsx: 'Download as Excel (XLSX)',
    columns: 'Columns',
    filters: 'Filters',
    list: 'List',
    price: 'Price in points',
    name: 'Title (Hungarian)',
    keep: 'Save current query...',
    clear: 'Remove all filters',
    save: 'Save',
    takeOff: 'Take off',
    draft: 'Draft',
  },
} as const

/** The menu of the kit lies outside of the parts of the page, as those of every list do. */

/** Menus and dialogs have faded in after so many ms. */
const STANDS_MS = 400

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

/** Takes a list along; the password is asked for once. */
async function fetchFile(page: Page, menu: string, choice: string) {
  await button(page, menu).click()
  const coming = page.waitForEvent('download')
  await item(page, choice).click()
  const prompt = page.locator('input[type=password]')
  const isAsked = await Promise.race([
    coming.then(() => false),
    prompt.waitFor().then(
      () => true,
      () => false
    ),
  ])
  if (isAsked) {
    await prompt.fill(TEST_PASSWORD)
    await page.keyboard.press('Enter')
  }
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** What the rules find with a menu or a dialog open, once it stands still. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(STANDS_MS)
  return axeFaults(page, WCAG)
}

test.group('Tools of lists', (group) => {
  group.each.timeout(120_000)

  for (const locale of ['hu', 'en'] as const) {
    const words = WORDS[locale]

    /** A window on the list of gifts, of which there is one at least. */
    async function giftsIn(browser: Browser, query = '?filter={}&page=1') {
      await givenProduct({ titleHu: '=1+1', titleEn: '=1+1' })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await page.goto(`/admin/products${query}`)
      await page.locator('tbody tr').first().waitFor()
      return { page, problems }
    }

    test(`[O-10] columns are chosen and stay chosen, on the page and in the file (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await giftsIn(browser)
      const heading = page.getByRole('columnheader', { name: words.price })
      await heading.waitFor()
      await button(page, words.columns).click()
      const choice = page.getByRole('menuitemcheckbox', { name: words.price, exact: true })
      await choice.waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await screenshot(page, `admin-list-columns-${locale}`)
      await choice.click()
      assert.equal(await choice.getAttribute('aria-checked'), 'false')
      await page.keyboard.press('Escape')
      await heading.waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('tbody tr').first().waitFor()
      assert.equal(await heading.count(), 0)
      const { bytes } = await fetchFile(page, words.download, words.csv)
      const [columns, ...lines] = linesOfCsv(bytes.toString('utf8'))
      assert.include(columns, words.name)
      assert.notInclude(columns, words.price)
      assert.include(lines.flat(), `'=1+1`)
      assert.deepEqual(problems, [])
    })

    test(`[O-10] a filter stands in the address, is kept under a name, and comes again (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await giftsIn(browser, '?filter={"state":"on_sale"}&page=1')
      await button(page, words.filters).click()
      await item(page, words.keep).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Kapható most')
      assert.deepEqual(await faultsOf(page), [])
      await dialog.getByRole('button', { name: words.save }).click()
      await dialog.waitFor({ state: 'detached' })
      await button(page, words.filters).click()
      await item(page, words.clear).click()
      await page.waitForURL(/filter=%7B%7D/)
      await page.reload()
      await page.locator('tbody tr').first().waitFor()
      await button(page, words.filters).click()
      await item(page, 'Kapható most').waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await screenshot(page, `admin-list-filters-${locale}`)
      await item(page, 'Kapható most').click()
      await page.waitForURL(/on_sale/)
      await button(page, words.filters).click()
      await item(page, /Kapható most/).click()
      await dialog.getByRole('button').last().click()
      await dialog.waitFor({ state: 'detached' })
      await button(page, words.filters).click()
      await item(page, words.keep).waitFor()
      assert.equal(await item(page, /Kapható most/).count(), 0)
      assert.deepEqual(problems, [])
    })

    test(`[O-10] on a phone the tools are one menu, and the file has all columns (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await giftsIn(browser)
      await page.setViewportSize({ width: PHONE, height: 844 })
      await button(page, words.list).click()
      await item(page, words.csv).waitFor()
      assert.equal(await page.getByText(words.columns, { exact: true }).count(), 0)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await faultsOf(page), [])
      await screenshot(page, `admin-list-phone-${locale}`)
      await page.keyboard.press('Escape')
      const { name, bytes } = await fetchFile(page, words.list, words.xlsx)
      assert.match(name, /^products-.*\.xlsx$/)
      const sheet = sheetOf(bytes)
      for (const column of [words.name, words.price]) assert.include(sheet, `>${column}</t>`)
      assert.deepEqual(problems, [])
    })

    test(`[O-10] [O-13] chosen gifts are taken off at once (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await giftsIn(browser, `?filter={"q":"=1%2B1"}&page=1`)
      await page.locator('tbody input[type=checkbox]').first().check()
      await button(page, words.takeOff).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await screenshot(page, `admin-list-bulk-${locale}`)
      await dialog.getByRole('button').last().click()
      await page.getByText(words.draft).first().waitFor()
      assert.deepEqual(problems, [])
    })
  }
})

test.group('Every list as a file', (group) => {
  let office: Office
  let browser: Browser

  group.each.timeout(300_000)
  // Who enters the password once more gets another session: each language has an office of its own.
  group.each.setup(async () => {
    const here = await walkedOffice()
    ;({ office, browser } = here)
    return here.leave
  })

  for (const locale of ['hu', 'en'] as const) {
    const words = WORDS[locale]

    test(`[O-10] every list is taken along with the columns of its page in words (${locale})`, async ({
      assert,
    }) => {
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const wrong: string[] = []
      for (const list of LISTS) {
        await page.goto(`/admin/${list}?filter={}&page=1`)
        const { name, bytes } = await fetchFile(page, words.download, words.csv)
        const [columns, ...lines] = linesOfCsv(bytes.toString('utf8'))
        if (!name.startsWith(`${list.replaceAll('_', '-')}-`)) wrong.push(`${list}: ${name}`)
        if (!lines.length) wrong.push(`${list} is empty`)
        const shown = await page.locator('thead th').allInnerTexts()
        const strange = columns.filter((column) => /[a-z]_[a-z]|^resources|\./.test(column))
        if (strange.length) wrong.push(`${list}: ${strange.join(', ')}`)
        if (!columns.some((column) => shown.includes(column))) wrong.push(`${list}: ${columns}`)
        const raw = lines.flat().filter((cell) => /^(on_sale|received|true|false)$/.test(cell))
        if (raw.length) wrong.push(`${list}: ${raw.join(', ')}`)
      }
      assert.deepEqual(wrong, [])
    })
  }
})
