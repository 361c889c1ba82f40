import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'

const WORDS = {
  en: { menu: 'Surveys', results: 'Answers', add: 'Add a condition', copy: 'Copy' },
  hu: { menu: 'Felmérések', results: 'Válaszok', add: 'Feltétel hozzáadása', copy: 'Másolás' },
}

test.group('Surveys in the back-office', (group) => {
  group.each.teardown(() => removeSurveys())

  for (const locale of ['en', 'hu'] as const) {
    test(`[S-05] cards are moved by keys and copied, and results are drawn (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const survey = await givenSurvey({
        content: [
          askedFor('tool', { type: 'radio', label_hu: 'Eszköz', options: givenOptions('a', 'b') }),
          askedFor('rooms', { type: 'number', label_hu: 'Szobák' }),
        ],
      })
      const member = await givenMember()
      await db.table('survey_answers').insert({
        survey_id: survey.id,
        member_id: member.id,
        points: 40,
        answered_at: 1,
        answers: JSON.stringify({ tool: 'b', rooms: 3 }),
      })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await page.getByRole('menuitem', { name: words.menu }).click()
      await page.getByText('Homlokzatok').first().click()
      const cards = page.locator('li[data-place]')
      await cards.nth(1).waitFor()
      await page.getByRole('heading', { name: words.results, exact: true }).waitFor()
      await page.locator('svg[role=img]').nth(1).waitFor()
      await screenshot(page, `admin-survey-${locale}`)

      await cards.nth(1).locator('[data-handle]').press('Alt+ArrowUp')
      await cards.nth(0).getByText('1. Szobák').waitFor()
      await cards.nth(1).locator('button[aria-expanded]').click()
      await page.getByRole('button', { name: words.add }).click()
      await cards.nth(1).getByRole('button', { name: words.copy }).click()
      assert.equal(await cards.count(), 3)
      await page.setViewportSize({ width: 390, height: 800 })
      await screenshot(page, `admin-survey-phone-${locale}`)
      await page.locator('button[type=submit]').click()
      await page.waitForURL(/\/admin\/surveys$/)
      const stored = JSON.parse((await db.from('surveys').where('id', survey.id).first()).content)
      assert.deepEqual(
        stored.map(({ props }: { props: { label_hu: string } }) => props.label_hu),
        ['Szobák', 'Eszköz', 'Eszköz']
      )
      assert.deepEqual(stored[1].props.show_if, {
        match: 'all',
        rules: [{ input: 'rooms', is: 'answered', value: null }],
      })
      assert.deepEqual(problems, [])
    }).timeout(120_000)
  }
})
