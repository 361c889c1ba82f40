import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

test.group('Point rules in the back-office', (group) => {
  group.each.teardown(async () => {
    await transaction((trx) => rows(trx, 'DELETE FROM point_rules WHERE valid_from > 0'))
    forgetPointRules()
  })

  test('[Q-22] a rule is read back while it is filled in, and listed as one to come', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff())
    await openList(page, 'Pontszabályok')
    await page.getByRole('link', { name: 'Új' }).click()
    // The list has a filter of this name too.
    await page.getByRole('button', { name: 'Mentés' }).waitFor()
    await page.getByRole('combobox', { name: 'Jogcím' }).click()
    await page.getByRole('option', { name: 'Névnap' }).click()
    await page.getByRole('spinbutton', { name: 'Pont' }).fill('35')
    await page.getByLabel('Mikortól').fill('2099-05-01')
    const sentence =
      '2099. május 1. napjától a névnap megadásáért 35 pont jár, előtte 20 pont járt.'
    await page.getByText(sentence).waitFor()
    await screenshot(page, 'admin-point-rule-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByRole('cell', { name: sentence }).waitFor()
    await screenshot(page, 'admin-point-rules-hu')
    assert.deepEqual(problems, [])
  })
})
