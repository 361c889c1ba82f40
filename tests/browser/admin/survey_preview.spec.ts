import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'

const asks = { type: 'radio', options: givenOptions('fal', 'padlo') } as const
const follows = {
  match: 'all',
  rules: [{ input: 'where', is: 'equals', value: 'fal' }],
} as const

/** A survey whose second question depends on the first, in the hands of staff. */
async function opened(page: Page, width = DESKTOP) {
  const survey = await givenSurvey({
    content: [
      { id: 'head', name: 'title', props: { text_hu: 'Az elején', text_en: 'First' } },
      askedFor('where', { ...asks, label_hu: 'Hol fest?', label_en: 'Where?', required: true }),
      askedFor('walls', {
        label_hu: 'Hány falat?',
        show_if: { ...follows, rules: [...follows.rules] },
      }),
    ],
  })
  await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/admin/surveys/${survey.id}`)
  await page.locator('li[data-place]').nth(2).waitFor()
  const frame = page.frameLocator('iframe[title]')
  return { survey, frame }
}

const openForms = (page: Page) => page.locator('li[data-place] button[aria-expanded=true]')

test.group('Surveys with the page of the member beside', (group) => {
  group.each.timeout(120_000)
  group.each.teardown(() => removeSurveys())

  test('[S-01] [O-12] what is typed stands in the page beside, and a pressed piece opens its card', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    const { frame } = await opened(page)
    await frame.getByRole('heading', { name: 'Homlokzatok', level: 1 }).waitFor()
    await frame.getByRole('heading', { name: 'Az elején' }).waitFor()
    await frame.getByRole('button', { name: /40/ }).waitFor()
    await page.locator('input[name=title_hu]').fill('Most íródik')
    await frame.getByRole('heading', { name: 'Most íródik' }).waitFor()
    await page.locator('input[name=points]').fill('55')
    await frame.getByRole('button', { name: /55/ }).waitFor()
    assert.equal(await page.getByLabel('Olvasó').count(), 0)

    await frame.getByText('Hol fest?').click()
    const label = page.locator('input[name="content.1.props.label_hu"]')
    await label.fill('Hol dolgozik?')
    await frame.getByText('Hol dolgozik?').waitFor()
    assert.equal(await openForms(page).count(), 1)
    await page.getByRole('button', { name: 'Kérdés hozzáadása' }).click()
    await page.locator('input[name="content.3.props.label_hu"]').fill('Mivel?')
    await frame.getByText('Mivel?').waitFor()
    await page.locator('li[data-place="3"] [data-handle]').press('Alt+ArrowUp')
    await frame.locator('fieldset', { hasText: 'Mivel?' }).waitFor()
    await screenshot(page, 'admin-survey-preview-hu')
    // Scrolled down, the bar with the heading of the page steps aside.
    await page.evaluate('window.scrollTo(0, 0)')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(problems, [])
  })

  test('[S-05] an answer brings the next question in the page beside, and nothing can be sent', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
    })
    const { frame } = await opened(page)
    await frame.getByText('fal hu').waitFor()
    assert.equal(await frame.getByText('Hány falat?').count(), 0)
    await frame.getByText('fal hu').click()
    await frame.getByText('Hány falat?').waitFor()
    assert.equal(await openForms(page).count(), 0)
    await frame.locator('input[name=walls]').fill('négyet')
    // Words that change leave what was answered.
    await page.locator('input[name=title_hu]').fill('Közben')
    await frame.getByRole('heading', { name: 'Közben' }).waitFor()
    assert.equal(await frame.locator('input[name=walls]').inputValue(), 'négyet')
    sent.length = 0
    await frame.locator('input[name=walls]').press('Enter')
    await frame.locator('button[type=submit]').click()
    await page.waitForTimeout(500)
    assert.deepEqual(sent, [])
    assert.match(page.url(), /surveys\/\d+$/)
    await frame.getByText('padlo hu').click()
    await frame.getByText('Hány falat?').waitFor({ state: 'detached' })
    const [answers] = await db.from('survey_answers').count('* as all')
    assert.equal(Number(answers.all), 0)
    assert.deepEqual(problems, [])
  })

  test('[O-12] on a phone it is the second tab, also of a survey that is new', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    const { frame } = await opened(page, PHONE)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('tab', { name: 'Preview' }).click()
    await frame.getByText('Hol fest?').waitFor()
    await screenshot(page, 'admin-survey-preview-tab-en')
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(await accessibilityFaults(page), [])
    // The driver presses beside what stands in a window that is drawn smaller.
    await frame.getByText('Hol fest?').dispatchEvent('click')
    await page.locator('input[name="content.1.props.label_hu"]').waitFor()
    assert.equal(await page.getByRole('tab', { selected: true }).innerText(), 'Write')
    await page.goto('/admin/surveys/create')
    await page.locator('input[name=title_hu]').fill('Egészen új')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await frame.getByRole('heading', { name: 'Egészen új' }).waitFor()
    assert.deepEqual(problems, [])
  })
})
