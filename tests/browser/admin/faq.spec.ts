import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

async function orderOf(questions: string[]): Promise<string[]> {
  const sql = 'SELECT question_hu AS question FROM faq_entries ORDER BY position, id'
  const all = await shopReader().rows<{ question: string }>(sql)
  return all.map(({ question }) => question).filter((question) => questions.includes(question))
}

test.group('Questions in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    const words = {
      en: { menu: 'Questions', up: 'Move up' },
      hu: { menu: 'Kérdések', up: 'Feljebb' },
    }[locale]

    test(`staff write two questions and change their places (${locale})`, async ({
      assert,
      browser,
    }) => {
      const staff = await givenStaff({ role: 'marketing' })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, staff)
      await page.getByRole('menuitem', { name: words.menu }).click()
      const questions = ['Egy', 'Kettő'].map((word) => `${word} ${Date.now()}?`)
      for (const question of questions) {
        await page.locator('a[href$="/faq/create"]').first().click()
        await page.locator('input[name=question_hu]').fill(question)
        await page.locator('textarea[name=answer_hu]').fill('<p>Igen.</p><script>1</script>')
        await screenshot(page, `admin-faq-form-${locale}`)
        await page.locator('button[type=submit]').click()
        await page.getByRole('cell', { name: question, exact: true }).waitFor()
      }
      await screenshot(page, `admin-faq-${locale}`)
      assert.deepEqual(await orderOf(questions), questions)
      const moved = page.waitForResponse((response) => response.url().endsWith('/place'))
      await page.getByRole('button', { name: `${words.up}: ${questions[1]}` }).click()
      await moved
      assert.deepEqual(await orderOf(questions), questions.toReversed())
      assert.deepEqual(problems, [])
      await page.context().close()
    })
  }
})
