import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { accessibilityFaults, openPage, PHONE, scrollsSideways } from '#tests/support/browser'
import { FLOW } from '#tests/support/extra_points'
import { givenMember } from '#tests/support/members'
import { givenQuestionnaire, removeQuestionnaires } from '#tests/support/questionnaires'
import { pageIdOf } from '#tests/support/records'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'

const submit = (page: Page) => page.locator('form.form button[type=submit]').click()

/** Bodies of what the page posts to an address. */
function postsTo(page: Page, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    const isMeant = request.method() === 'POST' && request.url().endsWith(path)
    if (isMeant) bodies.push(request.postDataJSON())
  })
  return bodies
}

test.group('Questions in the browser', (group) => {
  group.each.teardown(async () => {
    await removeSurveys()
    await removeQuestionnaires()
  })

  test('[T-16] [S-06] every kind of question is checked, answered and sent', async ({
    assert,
    browser,
  }) => {
    const must = { required: true }
    const survey = await givenSurvey({
      content: [
        askedFor('word', { type: 'text', ...must }),
        askedFor('lines', { type: 'textarea' }),
        askedFor('count', { type: 'number', min: 1, max: 9, ...must }),
        askedFor('one', { type: 'radio', options: givenOptions('a', 'b'), ...must }),
        askedFor('list', { type: 'select', options: givenOptions('a', 'b') }),
        askedFor('any', { type: 'checkbox', options: givenOptions('a', 'b', 'c') }),
        askedFor('when', { type: 'date' }),
        askedFor('days', { type: 'date_range', earliest: '2026-02-01' }),
      ],
    })
    const member = await givenMember({ locale: 'en' })
    const path = `/survey/${survey.slug}`
    const page = await openPage(browser, { path, width: PHONE, locale: 'en', member })
    const posts = postsTo(page, path)
    await page.fill('[name=count]', '10')
    await page.fill('[name=days_from]', '2026-02-03')
    await page.fill('[name=days_to]', '2026-02-02')
    await submit(page)
    await page.locator('.error-summary').waitFor()
    const told = await page.locator('.err').allInnerTexts()
    assert.deepEqual(told, [
      'This field is required',
      'At most 9, please',
      'This field is required',
      'The end is before the beginning',
    ])
    assert.deepEqual(posts, [], 'nothing is sent before it is right')
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(await accessibilityFaults(page), [])

    await page.fill('[name=word]', 'Kefe')
    await page.fill('[name=lines]', 'one\ntwo')
    await page.fill('[name=count]', '9')
    await page.getByLabel('b en').first().check()
    await page.selectOption('[name=list]', 'a')
    for (const label of ['a en', 'c en'])
      await page.locator(`label:has-text("${label}") [name=any]`).check()
    await page.fill('[name=when]', '2026-03-01')
    await page.fill('[name=days_to]', '2026-02-04')
    await submit(page)
    await page.locator('.biglid').waitFor()
    const answers = {
      word: 'Kefe',
      lines: 'one\ntwo',
      count: '9',
      one: 'b',
      list: 'a',
      any: ['a', 'c'],
      when: '2026-03-01',
      days: { from: '2026-02-03', to: '2026-02-04' },
    }
    assert.deepEqual(posts, [{ fields: answers }])
    const sql = 'SELECT answers FROM survey_answers WHERE member_id = ?'
    const [row] = await shopReader().rows<{ answers: string }>(sql, [member.id])
    assert.deepEqual(JSON.parse(row.answers), { ...answers, count: 9 })
    assert.deepEqual(await accessibilityFaults(page), [])
  })

  for (const [locale, from, to, order] of [
    [
      'en',
      'The beginning is before February 1, 2026',
      'The end is after February 28, 2026',
      'The end is before the beginning',
    ],
    [
      'hu',
      'Az időszak kezdete korábbi, mint 2026. február 1.',
      'Az időszak vége későbbi, mint 2026. február 28.',
      'Az időszak vége a kezdete előtt van',
    ],
  ] as const) {
    test(`[S-06] a range outside its days is told in a sentence with these days (${locale})`, async ({
      assert,
      browser,
    }) => {
      const days = { earliest: '2026-02-01', latest: '2026-02-28' }
      const survey = await givenSurvey({
        content: [askedFor('days', { type: 'date_range', ...days })],
      })
      const member = await givenMember({ locale })
      const path = `/survey/${survey.slug}`
      const page = await openPage(browser, { path, width: PHONE, locale, member })
      const posts = postsTo(page, path)
      for (const [first, last, sentence] of [
        ['2026-01-31', '2026-02-02', from],
        ['2026-02-02', '2026-03-01', to],
        ['2026-02-02', '2026-02-01', order],
      ] as const) {
        await page.fill('[name=days_from]', first)
        await page.fill('[name=days_to]', last)
        await submit(page)
        await page.locator('.err', { hasText: sentence }).waitFor()
        assert.deepEqual(await page.locator('.err').allInnerTexts(), [sentence])
      }
      assert.deepEqual(posts, [])
    })
  }

  test('[S-05] a question appears with the answer it follows, and answers wait for the member', async ({
    assert,
    browser,
  }) => {
    const follows = { input: 'tool', is: 'equals' as const, value: 'b' }
    const survey = await givenSurvey({
      content: [
        askedFor('tool', { type: 'radio', options: givenOptions('a', 'b') }),
        askedFor('which', { show_if: { match: 'all', rules: [follows] } }),
      ],
    })
    const member = await givenMember({ locale: 'en' })
    const path = `/survey/${survey.slug}`
    const page = await openPage(browser, { path, width: PHONE, locale: 'en', member })
    const posts = postsTo(page, path)
    await page.getByLabel('a en').check()
    assert.equal(await page.locator('[name=which]').count(), 0)
    await page.getByLabel('b en').check()
    await page.fill('[name=which]', 'Kefe')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.reload()
    await page.locator('[name=which]').waitFor()
    assert.equal(await page.inputValue('[name=which]'), 'Kefe')
    await page.getByLabel('a en').check()
    await page.locator('[name=which]').waitFor({ state: 'detached' })
    await submit(page)
    await page.locator('.biglid').waitFor()
    assert.deepEqual(posts, [{ fields: { tool: 'a' } }])
    const kept = await page.evaluate(
      "Object.keys(localStorage).filter((key) => key.startsWith('survey:'))"
    )
    assert.deepEqual(kept, [])
  })

  test('[T-14] [T-15] a questionnaire in a page sends its answers and tells how they were', async ({
    assert,
    browser,
  }) => {
    const pageId = await pageIdOf('szaktanacsadas')
    const wrong = await givenQuestionnaire({ page_record_id: pageId })
    const right = await givenQuestionnaire({ page_record_id: pageId, title_en: 'Another quiz' })
    const member = await givenMember({ locale: 'en' })
    const path = '/szaktanacsadas'
    const page = await openPage(browser, { path, width: PHONE, locale: 'en', member })
    const quizzes = page.locator('section.panel')
    assert.deepEqual(await accessibilityFaults(page), [])
    for (const [at, id, answer, words] of [
      [0, wrong, 'a', 'Not every answer was right.'],
      [1, right, 'b', 'You have passed.'],
    ] as const) {
      const posts = postsTo(page, `/questionnaire/submit/${id}`)
      const quiz = quizzes.nth(at)
      await quiz.getByLabel(answer, { exact: true }).check()
      await quiz.locator('button[type=submit]').click()
      await quiz.getByText(words).waitFor()
      assert.deepEqual(posts, [{ answers: { q: answer } }])
    }
  })

  test('[S-07] a guest who sends answers is told in the language of the page to log in', async ({
    assert,
    browser,
  }) => {
    const id = await givenQuestionnaire({ page_record_id: await pageIdOf('szaktanacsadas') })
    for (const [locale, told] of [
      ['en', 'Please log in to send your answers.'],
      ['hu', 'A válaszok elküldéséhez be kell lépni.'],
    ] as const) {
      const page = await openPage(browser, { path: '/szaktanacsadas', width: PHONE, locale })
      const posts = postsTo(page, `/questionnaire/submit/${id}`)
      const quiz = page.locator('section.panel', { has: page.locator('[type=radio]') })
      assert.equal(await quiz.getByRole('alert').count(), 0)
      await quiz.getByLabel('b', { exact: true }).check()
      await quiz.locator('button[type=submit]').click()
      await quiz.getByRole('alert').filter({ hasText: told }).waitFor()
      assert.deepEqual(posts, [{ answers: { q: 'b' } }])
      await page.context().close()
    }
  })

  test('one press takes the name day the calendar has', async ({ assert, browser }) => {
    const member = await givenMember({ locale: 'en', firstName: 'Mátyás' })
    const path = `${FLOW}/nameday`
    const page = await openPage(browser, { path, width: PHONE, locale: 'en', member })
    const posts = postsTo(page, path)
    await page.getByRole('button', { name: 'Mátyás: February 24' }).click()
    assert.equal(await page.inputValue('[name=name_day_month]'), '2')
    assert.equal(await page.inputValue('[name=name_day_day]'), '24')
    await submit(page)
    await page.waitForURL(`**${FLOW}/survey`)
    assert.deepEqual(posts, [{ name_day: '02-24' }])
  })
})
