import { test } from '@japa/runner'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  scrollsSideways,
} from '#tests/support/browser'
import { givenFaqEntry } from '#tests/support/faq'

test.group('Questions', () => {
  test('[T-20] the first question is open, each opens in place', async ({ assert, browser }) => {
    const first = await givenFaqEntry({ position: -20, question_en: 'First of all?' })
    const second = await givenFaqEntry({ position: -10, question_en: 'And then?' })
    const page = await openPage(browser, { path: '/gyik' })
    const item = (id: number) => page.locator(`#question-${id}`)
    await item(first).locator('.prose').waitFor({ state: 'visible' })
    assert.isFalse(await item(second).locator('.prose').isVisible())
    await page.getByRole('button', { name: 'And then?' }).click()
    await item(second).locator('.prose').waitFor({ state: 'visible' })
    assert.isTrue(await item(first).locator('.prose').isVisible())
    assert.deepEqual(problemsOf(page), [])
  })

  test('[H-25] a search finds a question, marks the words, and nothing found has a way on', async ({
    assert,
    browser,
  }) => {
    const id = await givenFaqEntry({ question_en: 'Is there a résumé?' })
    for (const width of [PHONE, DESKTOP]) {
      const page = await openPage(browser, { path: '/gyik', width })
      await page.getByRole('searchbox').fill('RESUME')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.locator('mark').first().waitFor()
      assert.equal(await page.locator('mark').first().textContent(), 'résumé')
      assert.match(page.url(), /\/gyik\?q=RESUME$/)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.getByRole('link', { name: 'Is there a résumé?' }).click()
      await page.locator(`#question-${id} .prose`).waitFor({ state: 'visible' })
      await page.goto('/gyik?q=nosuchwords')
      await page.getByRole('link', { name: 'Show all questions' }).click()
      await page.locator('.acc-item').nth(1).waitFor()
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })

  test('[G-36] a link to one question opens it and brings it into view', async ({
    assert,
    browser,
  }) => {
    const id = await givenFaqEntry({ question_en: 'Far below?', answer_en: '<p>Here.</p>' })
    const page = await openPage(browser, { path: `/gyik#question-${id}`, height: 500 })
    await page.getByText('Here.', { exact: true }).waitFor({ state: 'visible' })
    await page.waitForFunction(
      `document.getElementById('question-${id}').getBoundingClientRect().top < innerHeight`
    )
    assert.isTrue(page.url().endsWith(`/gyik#question-${id}`))
  })
})
