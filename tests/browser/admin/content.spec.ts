import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, PHONE, baseUrl, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

const WORDS = {
  en: {
    menu: 'Content',
    create: 'Create',
    add: 'Add to: page',
    text: 'Text',
    heading: 'Heading',
    row: 'Row',
    publish: 'Publish',
    now: 'Publish now',
  },
  hu: {
    menu: 'Tartalmak',
    create: 'Létrehozás',
    add: 'Hozzáadás ide: oldal',
    text: 'Szöveg',
    heading: 'Címsor',
    row: 'Sor',
    publish: 'Közzététel',
    now: 'Közzététel most',
  },
}
type Words = (typeof WORDS)['en']

/** Begins a new page of the shop and waits for its editor. */
async function newPage(page: Page, words: Words, title: string): Promise<string> {
  await page.goto('/admin/content_records/create?kind=page')
  await page.locator('input[name=title]').fill(title)
  await page.getByRole('button', { name: words.create }).click()
  await page.getByRole('button', { name: words.add }).waitFor()
  return page.url().replace(/[?#].*/, '')
}

/** Adds a block at the end of the page. */
async function add(page: Page, words: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: words.add }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const saved = (page: Page) => page.locator('[data-status=saved]').waitFor()
/** The names and first words of the outer cards, in order. */
const cards = (page: Page) =>
  page.locator('section > ol > li > div:first-child button[aria-expanded]:not([aria-haspopup])')

test.group('Content in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[O-12] a page is written by keyboard, published and read by a guest (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const staff = await givenStaff({ role: 'marketing' })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, staff)
      const width = locale === 'hu' ? PHONE : DESKTOP
      await page.setViewportSize({ width, height: 844 })
      const slug = `kezzel-irva-${locale}`
      await newPage(page, words, `Kézzel írva ${locale}`)
      await add(page, words, words.heading)
      await page.locator('input[name=text_hu]').fill('Első szakasz')
      await add(page, words, words.text)
      await page.locator('[data-field=html_hu] [role=textbox]').click()
      await page.keyboard.type('Két réteg elég.')
      await add(page, words, words.heading)
      await page.locator('input[name=text_hu]').fill('Második szakasz')
      await screenshot(page, `admin-content-editor-${locale}`)
      const handle = page.locator('[data-handle]').last()
      await handle.focus()
      await page.keyboard.press('Alt+ArrowUp')
      await page.keyboard.press('Alt+ArrowUp')
      assert.deepEqual(
        (await cards(page).allInnerTexts()).map((text) => text.split('\n').at(-1)),
        ['Második szakasz', 'Első szakasz', 'Két réteg elég.']
      )
      await saved(page)
      assert.isFalse(await scrollsSideways(page))
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await screenshot(page, `admin-content-publish-${locale}`)
      await page.getByRole('button', { name: words.now }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const guest = await browser.newContext({ baseURL: baseUrl() })
      const seen = await guest.newPage()
      await seen.goto(`/${slug}`)
      await seen.getByText('Két réteg elég.').waitFor()
      const headings = await seen.getByRole('main').getByRole('heading').allInnerTexts()
      assert.deepEqual(headings, [`Kézzel írva ${locale}`, 'Második szakasz', 'Első szakasz'])
      assert.deepEqual(problems, [])
    })
  }

  test('[O-12] a card is dragged above another one, and taken back by a step', async ({
    assert,
    browser,
  }) => {
    const words = WORDS.en
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, staff)
    await newPage(page, words, 'Dragged')
    for (const text of ['one', 'two']) {
      await add(page, words, words.heading)
      await page.locator('input[name=text_hu]').fill(text)
    }
    const order = async () =>
      (await cards(page).allInnerTexts()).map((text) => text.split('\n').at(-1))
    const [first, second] = await page.locator('[data-block] > div:first-child').all()
    await second.locator('[data-handle]').dragTo(first, { targetPosition: { x: 200, y: 4 } })
    await page.getByRole('status').getByText('Heading: place 1 of 2.').waitFor()
    assert.deepEqual(await order(), ['two', 'one'])
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await order(), ['one', 'two'])
    assert.deepEqual(problems, [])
  })

  test('[O-12] two windows: what each wrote alone is kept, what both wrote is chosen', async ({
    assert,
    browser,
  }) => {
    const words = WORDS.en
    const staff = await givenStaff({ role: 'marketing' })
    const { page } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, staff)
    const address = await newPage(page, words, 'Two windows')
    for (const text of ['one', 'two']) {
      await add(page, words, words.heading)
      await page.locator('input[name=text_hu]').fill(text)
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)
    const other = await page.context().newPage()
    await other.goto(address)
    await cards(other).first().click()
    await other.locator('input[name=text_hu]').fill('theirs')
    await other.getByRole('button', { name: 'Save' }).click()
    await saved(other)

    await cards(page).first().click()
    await page.locator('input[name=text_hu]').fill('mine')
    await cards(page).last().click()
    await page.locator('input[name=text_en]').fill('second')
    await page.getByRole('button', { name: 'Save' }).click()
    const choice = page.getByRole('dialog')
    await choice.getByText('theirs', { exact: true }).waitFor()
    await choice.getByText('mine', { exact: true }).waitFor()
    await screenshot(page, 'admin-content-conflict-en')
    await choice.getByRole('radio', { name: 'Theirs' }).check()
    await choice.getByRole('button').click()
    await saved(page)
    await other.reload()
    await cards(other).getByText('theirs').waitFor()
    await cards(other).last().click()
    assert.equal(await other.locator('input[name=text_en]').inputValue(), 'second')
  })
})
