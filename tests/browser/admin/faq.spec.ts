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

async function answerTo(question: string) {
  const sql = 'SELECT answer_hu AS answer FROM faq_entries WHERE question_hu = ?'
  const [row] = await shopReader().rows<{ answer: string }>(sql, [question])
  return row?.answer
}

test.group('Questions in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    const words = {
      en: { menu: 'Questions', up: 'Move up', answer: 'Answer (Hungarian)', bold: 'Bold' },
      hu: { menu: 'Kérdések', up: 'Feljebb', answer: 'Válasz (magyar)', bold: 'Félkövér' },
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
        const answer = page.getByRole('textbox', { name: words.answer })
        await answer.click()
        await page.getByRole('button', { name: words.bold }).first().click()
        await page.keyboard.type('Igen.')
        await screenshot(page, `admin-faq-form-${locale}`)
        await page.locator('button[type=submit]').click()
        await page.getByRole('cell', { name: question, exact: true }).waitFor()
      }
      await screenshot(page, `admin-faq-${locale}`)
      assert.deepEqual(await orderOf(questions), questions)
      assert.equal(await answerTo(questions[0]), '<p><strong>Igen.</strong></p>')
      const moved = page.waitForResponse((response) => response.url().endsWith('/place'))
      await page.getByRole('button', { name: `${words.up}: ${questions[1]}` }).click()
      await moved
      assert.deepEqual(await orderOf(questions), questions.toReversed())
      assert.deepEqual(problems, [])
      await page.context().close()
    })
  }
})
