import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  settled,
} from '#tests/support/browser'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenMedium, pictureOf } from '#tests/support/media'
import { givenArticleCategory, givenRecord, textBlock } from '#tests/support/records'

/** How far before its end the list asks for more, in px. */
const AHEAD = 350
const PER_PAGE = 12
/** So low a window that twelve cards end far below it, in px. */
const LOW = 500
/** How close to the border of what is asked for the test goes, in px. */
const NEAR = 20
/** Nothing that a list asks for comes later than this, in ms. */
const QUIET_MS = 500

const cards = (page: Page) => page.locator('.grid-cards > *')
/** From the lower edge of the window to the end of the list, in px. */
const wayToEnd = (page: Page) =>
  page.evaluate(
    "document.querySelector('.grid-cards + div').getBoundingClientRect().top - window.innerHeight"
  ) as Promise<number>

/** The pages of the list that a browser asks for by itself, as they come. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('?page=')) asked.push(new URL(request.url()).search)
  })
  return asked
}

/** Waits until a card stands at a place of the window, in px from above. */
async function standsAt(card: Locator, place: number, triesLeft = 50): Promise<number> {
  const { y } = (await card.boundingBox())!
  if (Math.abs(y - place) <= 2 || triesLeft === 0) return y
  await card.page().waitForTimeout(100)
  return standsAt(card, place, triesLeft - 1)
}
const scrollBy = (page: Page, by: number) =>
  page.evaluate(`window.scrollBy({ top: ${by}, behavior: 'instant' })`)

/** A category with so many articles, the newest first; no digit stands at the end of its address. */
async function givenList(word: string, articles: number): Promise<string> {
  const category = await givenCategory(word)
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

const givenCategory = (word: string, parent?: { id: number }) =>
  givenArticleCategory({ title_hu: word, slug: word, parent_id: parent?.id })

test.group('Articles', () => {
  test('[B-03] [U-21] the next page of a list is asked for 350 px before its end, and added', async ({
    assert,
    browser,
  }) => {
    const path = await givenList('vakolas', 2 * PER_PAGE + 1)
    const page = await openPage(browser, {
      path,
      width: PHONE,
      height: LOW,
      member: await givenMember(DAYS_TOLD),
    })
    const asked = pagesAsked(page)
    assert.equal(await cards(page).count(), PER_PAGE)
    const link = page.getByRole('link', { name: 'More articles' })
    assert.equal(await link.getAttribute('href'), `${path}?page=2`)
    await scrollBy(page, Math.floor((await wayToEnd(page)) - AHEAD - NEAR))
    await page.waitForTimeout(QUIET_MS)
    assert.deepEqual(asked, [], 'nothing is asked for while the end is further away')
    await scrollBy(page, 2 * NEAR)
    await cards(page).nth(PER_PAGE).waitFor()
    assert.deepEqual(asked, ['?page=2'])
    assert.equal(await cards(page).count(), 2 * PER_PAGE)
    await scrollBy(page, Math.floor(await wayToEnd(page)))
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
  })

  test('[B-03] [U-21] Back from an article leads to its place among those that were added', async ({
    assert,
    browser,
  }) => {
    const path = await givenList('burkolas', 2 * PER_PAGE)
    const page = await openPage(browser, {
      path,
      width: PHONE,
      height: LOW,
      member: await givenMember(DAYS_TOLD),
    })
    const asked = pagesAsked(page)
    await scrollBy(page, Math.floor(await wayToEnd(page)))
    const far = cards(page).nth(PER_PAGE + 7)
    await far.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => {
      const noted = window.history.state.documentScrollPosition?.top
      return Math.abs(noted - window.scrollY) < 1
    })
    const place = (await far.boundingBox())!.y
    const title = await far.getByRole('heading').innerText()
    await far.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await far.waitFor()
    assert.equal(await cards(page).count(), 2 * PER_PAGE)
    assert.closeTo(await standsAt(far, place), place, 2)
    // The same by another document, where the server draws the first page again.
    await page.goto('/gyik')
    await page.goBack()
    await settled(page)
    await far.waitFor()
    assert.equal(await cards(page).count(), 2 * PER_PAGE)
    assert.closeTo(await standsAt(far, place), place, 2)
    assert.deepEqual(asked, ['?page=2'], 'what was added before is not asked for again')
    assert.deepEqual(problemsOf(page), [])
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
  })

  test('[B-01] categories stand in two columns, open; they are folded, and leaves lead to their articles', async ({
    assert,
    browser,
  }) => {
    const root = await givenCategory('homlokzat')
    const inner = await givenCategory('szigeteles', root)
    const leaf = await givenCategory('tapasztas', inner)
    await givenRecord({ kind: 'article', slug: 'tapasztas-cikk', categoryId: leaf.id })
    const path = await givenList('gletteles', 1)
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: '/tudasbazis', width: DESKTOP, member })
    const branch = page.locator('details').filter({ hasText: 'homlokzat' }).first()
    const link = page.getByRole('link', { name: 'tapasztas', exact: true })
    assert.isTrue(await link.isVisible(), 'all is open')
    assert.equal(
      await link.getAttribute('href'),
      '/tudasbazis/kategoriak/homlokzat/szigeteles/tapasztas'
    )
    const lefts = await page
      .locator('.kb > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    assert.equal(new Set(lefts).size, 2)
    assert.equal(await page.getByRole('link', { name: 'homlokzat', exact: true }).count(), 0)
    await branch.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await link.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'tapasztas' }).waitFor()
    assert.equal(await cards(page).count(), 1)
    await page.goBack()
    const other = page.getByRole('link', { name: 'gletteles', exact: true })
    assert.equal(await other.getAttribute('href'), path)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(problemsOf(page), [])
  })

  test('[B-02] [B-07] a category shows its words and cards, a card leads to the article and its blocks', async ({
    assert,
    browser,
  }) => {
    const lead_en = 'Which mortar for which wall.'
    const category = await givenArticleCategory({
      title_hu: 'Vakolat',
      title_en: 'Plaster',
      slug: 'vakolat',
      description_en: 'All about mortar.',
    })
    const { key } = await givenMedium(await pictureOf(), { altEn: 'A grey wall' })
    const content = [textBlock('<p>Fal.</p>', '<p>Wet it <b>first</b>.</p>')]
    const body = { title_en: 'The right mortar', lead_en, thumbnail: key, content }
    await givenRecord({ kind: 'article', slug: 'jo-vakolat', categoryId: category.id, body })
    const path = '/tudasbazis/kategoriak/vakolat'
    const page = await openPage(browser, { path, member: await givenMember(DAYS_TOLD) })
    assert.equal(await page.locator('main h1').innerText(), 'Plaster')
    assert.equal(await page.locator('.page-head .lead').innerText(), 'All about mortar.')
    assert.equal(await cards(page).count(), 1)
    const card = cards(page).first()
    assert.include(await card.innerText(), lead_en)
    await card.getByRole('img', { name: 'A grey wall' }).waitFor()
    const link = card.getByRole('link', { name: 'The right mortar' })
    assert.equal(await link.getAttribute('href'), '/tudasbazis/vakolat/jo-vakolat')
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'The right mortar' }).waitFor()
    const text = page.locator('article p', { hasText: 'Wet it first.' })
    assert.equal(await text.locator('b').innerText(), 'first')
    assert.deepEqual(problemsOf(page), [])
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
    })
  }
})
