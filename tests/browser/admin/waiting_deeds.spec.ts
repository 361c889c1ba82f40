import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { pointsOfRule } from '#points'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

for (const { locale, words } of [
  {
    locale: 'en',
    words: {
      rules: 'Point rules',
      create: 'Create',
      source: 'What for',
      nameDay: 'Name day',
      points: 'Points',
      save: 'Save',
      asked: 'This needs a second administrator',
      list: 'To be agreed',
      sentence: '700 points for telling the name day, at once',
      agree: 'Agree',
      withdraw: 'Withdraw',
      done: 'It is done',
    },
  },
  {
    locale: 'hu',
    words: {
      rules: 'Pontszabályok',
      create: 'Új',
      source: 'Jogcím',
      nameDay: 'Névnap',
      points: 'Pont',
      save: 'Mentés',
      asked: 'Ehhez második adminisztrátor kell',
      list: 'Jóváhagyásra vár',
      sentence: '700 pont a névnap megadásáért, azonnal',
      agree: 'Jóváhagyás',
      withdraw: 'Visszavonás',
      done: 'Megtörtént',
    },
  },
] as const) {
  test(`[O-16] a rule that brings many points holds once a second administrator agrees, ${locale}`, async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(async () => {
      await transaction((trx) => rows(trx, 'DELETE FROM point_rules WHERE valid_from > 0'))
      forgetPointRules()
    })
    const now = () => transaction((trx) => pointsOfRule(trx, 'name_day'))
    const one = await atEntrance(browser, { locale })
    await enterBackOffice(one.page, await givenStaff({ name: 'Kérő Kata' }))
    await openList(one.page, words.rules)
    await one.page.getByRole('link', { name: words.create }).click()
    const save = one.page.getByRole('button', { name: words.save })
    await save.waitFor()
    await one.page.getByRole('combobox', { name: words.source }).click()
    await one.page.getByRole('option', { name: words.nameDay }).click()
    await one.page.getByRole('spinbutton', { name: words.points }).fill('700')
    await save.click()
    await one.page.getByText(words.asked).waitFor()
    assert.equal(await now(), 20)
    await openList(one.page, words.list)
    const rowOf = (page: typeof one.page) =>
      page.getByRole('row').filter({ hasText: words.sentence }).last()
    await rowOf(one.page).getByRole('button', { name: words.withdraw }).waitFor()
    assert.equal(await rowOf(one.page).getByRole('button', { name: words.agree }).count(), 0)

    const other = await atEntrance(browser, { locale })
    await enterBackOffice(other.page, await givenStaff())
    await openList(other.page, words.list)
    await screenshot(other.page, `admin-waiting-deeds-${locale}`)
    await other.page.setViewportSize({ width: PHONE, height: 900 })
    await other.page.reload()
    await rowOf(other.page).getByRole('button', { name: words.agree }).waitFor()
    await screenshot(other.page, `admin-waiting-deeds-phone-${locale}`)
    assert.deepEqual(await cutOff(other.page), [], 'a phone shows the whole table')
    await other.page.setViewportSize({ width: DESKTOP, height: 900 })
    await other.page.reload()
    await rowOf(other.page).getByRole('button', { name: words.agree }).click()
    await other.page.getByText(words.done, { exact: true }).waitFor()
    assert.equal(await now(), 700)
    assert.deepEqual([...one.problems, ...other.problems], [])
    await one.page.context().close()
    await other.page.context().close()
  })
}
