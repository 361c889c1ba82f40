import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { givenStaff } from '#tests/support/members'

/** Forms of the back-office whose texts members read in either language. */
const FORMS = [
  'products',
  'categories',
  'participating_products',
  'surveys',
  'questionnaires',
  'boosters',
  'promotions',
  'professions',
]

/** The texts a form asks for, without their language, once for each language. */
const TEXTS = `['hu', 'en'].map((locale) => {
  const fields = document.querySelectorAll('main form [name$=_' + locale + '], main form [id$=_' + locale + ']')
  const names = [...fields].map((field) => (field.getAttribute('name') || field.id).slice(0, -3))
  return [...new Set(names)].sort()
})`

test.group('Forms in two languages', () => {
  test('every text can be written in Hungarian and in English', async ({ assert, browser }) => {
    const staff = await givenStaff({ role: 'admin' })
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, staff)
    for (const form of FORMS) {
      await page.goto(`/admin/${form}/create`)
      await page.locator('main form').waitFor()
      const [hungarian, english] = await page.evaluate<[string[], string[]]>(TEXTS)
      assert.isNotEmpty(hungarian, form)
      assert.deepEqual(english, hungarian, form)
    }
  })
})
