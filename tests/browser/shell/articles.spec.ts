import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { transaction } from '#app/transaction'
import { saveCategory } from '#content/articles/actions/save_category'
import ArticleCategory from '#content/records/models/article_category'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenRecord } from '#tests/support/records'

/** How far before its end the list asks for more, in px. */
const AHEAD = 350
const PER_PAGE = 12
/** The place of a page is written down so many ms after it was moved. */
const PLACE_SETTLES_MS = 300

const cards = (page: Page) => page.locator('.grid-cards > *')
/** From the lower edge of the window to the end of the list, in px. */
const wayToEnd = (page: Page) =>
  page.evaluate(
    "document.querySelector('.grid-cards').getBoundingClientRect().bottom - window.innerHeight"
  ) as Promise<number>
const scrollBy = (page: Page, by: number) =>
  page.evaluate(`window.scrollBy({ top: ${by}, behavior: 'instant' })`)

/** A category with so many articles, the newest first; no digit stands at the end of its address. */
async function givenList(word: string, articles: number): Promise<string> {
  const category = new ArticleCategory()
  await transaction((trx) =>
    saveCategory(trx, category.useTransaction(trx.client), { title_hu: word, slug: word })
  )
  for (let number = 1; number <= articles; number++) {
    await givenRecord({
      kind: 'article',
      slug: `${word}-${number}-cikk`,
      categoryId: category.id,
      body: { title_hu: `${word} ${number}`, title_en: `${word} ${number}` },
    })
  }
  return `/tudasbazis/kategoriak/${word}`
}

test.group('Articles', () => {
  test('[B-03] [U-21] the next page of a list is asked for 350 px before its end, and added', async ({
    assert,
    browser,
  }) => {
    const path = await givenList('vakolas', 2 * PER_PAGE + 1)
    const page = await openPage(browser, {
      path,
      width: PHONE,
      member: await givenMember(DAYS_TOLD),
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('?page=')) asked.push(new URL(request.url()).search)
    })
    assert.equal(await cards(page).count(), PER_PAGE)
    const link = page.getByRole('link', { name: 'More articles' })
    assert.equal(await link.getAttribute('href'), `${path}?page=2`)
    // The end of the list is what is watched; its link begins a little below the cards.
    await scrollBy(page, Math.floor((await wayToEnd(page)) - AHEAD - 60))
    await page.waitForTimeout(500)
    assert.deepEqual(asked, [], 'nothing is asked for while the end is further away')
    await scrollBy(page, 120)
    await cards(page).nth(PER_PAGE).waitFor()
    assert.deepEqual(asked, ['?page=2'])
    assert.equal(await cards(page).count(), 2 * PER_PAGE)
    await scrollBy(page, 20_000)
    await cards(page)
      .nth(2 * PER_PAGE)
      .waitFor()
    const titles = await cards(page).getByRole('heading').allInnerTexts()
    const expected = Array.from({ length: 2 * PER_PAGE + 1 }, (_, at) => `vakolas ${25 - at}`)
    assert.deepEqual(titles, expected, 'all of them once, the newest first')
    assert.deepEqual(asked, ['?page=2', '?page=3'])
    assert.equal(await link.count(), 0)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(problemsOf(page), [])
    await page.context().close()
  })

  test('[B-03] [U-21] Back from an article leads to its place among those that were added', async ({
    assert,
    browser,
  }) => {
    const path = await givenList('burkolas', 2 * PER_PAGE)
    const page = await openPage(browser, {
      path,
      width: PHONE,
      member: await givenMember(DAYS_TOLD),
    })
    await scrollBy(page, 20_000)
    const far = cards(page).nth(PER_PAGE + 7)
    await far.scrollIntoViewIfNeeded()
    await page.waitForTimeout(PLACE_SETTLES_MS)
    const place = (await far.boundingBox())!.y
    const title = await far.getByRole('heading').innerText()
    await far.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await far.waitFor()
    assert.equal(await cards(page).count(), 2 * PER_PAGE)
    await far.locator('a').first().waitFor()
    assert.closeTo((await far.boundingBox())!.y, place, 2)
    await page.reload()
    await far.waitFor()
    assert.deepEqual(problemsOf(page), [])
    await page.context().close()
  })

  test('[B-03] without scripts the pages are links', async ({ assert, browser }) => {
    const path = await givenList('festes', PER_PAGE + 1)
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, {
      path,
      width: DESKTOP,
      member,
      context: { javaScriptEnabled: false },
    })
    await page.getByRole('link', { name: 'More articles' }).click()
    await page.waitForURL(`**${path}?page=2`)
    assert.equal(await cards(page).count(), 1)
    await page.context().close()
  })

  for (const [locale, width] of [
    ['hu', PHONE],
    ['en', DESKTOP],
  ] as const) {
    test(`[B-01] a member searches the knowledge base (${locale})`, async ({ assert, browser }) => {
      const word = locale === 'hu' ? 'parkettázás' : 'flooring'
      await givenRecord({
        kind: 'article',
        slug: `padlo-${locale}-cikk`,
        body: { title_hu: `A ${word}ról`, title_en: `About ${word}` },
      })
      const member = await givenMember({ locale, ...DAYS_TOLD })
      const page = await openPage(browser, { path: '/tudasbazis', width, member })
      await screenshot(page, `knowledge-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.getByRole('searchbox').fill(word)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === '/tudasbazis' && url.searchParams.has('q'))
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(word) })
        .waitFor()
      await screenshot(page, `knowledge-search-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    })
  }
})
