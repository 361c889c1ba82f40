import { test } from '@japa/runner'
import { openPage, problemsOf } from '#tests/support/browser'
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
    await page.context().close()
  })

  test('typing narrows the list down, and nothing found has a way back', async ({
    assert,
    browser,
  }) => {
    const id = await givenFaqEntry({ question_en: 'Is there a résumé?' })
    const page = await openPage(browser, { path: '/gyik' })
    const all = await page.locator('.acc-item').count()
    await page.getByRole('searchbox').pressSequentially('RESUME')
    await page.getByText('1 question found').waitFor()
    assert.equal(await page.locator('.acc-item').count(), 1)
    assert.isTrue(await page.locator(`#question-${id}`).isVisible())
    await page.getByRole('searchbox').fill('no such words here')
    await page.getByRole('button', { name: 'Show all questions' }).click()
    await page.locator('.acc-item').nth(1).waitFor()
    assert.equal(await page.locator('.acc-item').count(), all)
    await page.context().close()
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
    await page.context().close()
  })
})
