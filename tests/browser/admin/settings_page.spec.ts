import { test } from '@japa/runner'
import { changeSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { givenStaff, TEST_PASSWORD } from '#tests/support/members'

for (const { locale, words } of [
  {
    locale: 'en',
    words: {
      list: 'Settings',
      name: 'Points one person books',
      value: 'Value',
      save: 'Save',
      tooLarge: 'This value is too large',
      prompt: 'Please enter your password',
      password: 'Password',
      confirm: 'Confirm',
      change: '10,000 points → 750 points',
    },
  },
  {
    locale: 'hu',
    words: {
      list: 'Beállítások',
      name: 'Egyedül könyvelhető pont',
      value: 'Érték',
      save: 'Mentés',
      tooLarge: 'Az érték túl nagy',
      prompt: 'Adja meg a jelszavát',
      password: 'Jelszó',
      confirm: 'Megerősítés',
      change: /10\s000 pont → 750 pont/,
    },
  },
] as const) {
  test(`a setting is changed with the password, and says who changed it, ${locale}`, async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(() => transaction((trx) => changeSettings(trx, { four_eyes_points: 10_000 })))
    const admin = await givenStaff({ name: 'Beállító Béla' })
    const { page, problems } = await atEntrance(browser, { locale })
    await enterBackOffice(page, admin)
    const clock = frozenClock()
    cleanup(() => clock.restore())
    clock.pass(16 * 60_000)
    await openList(page, words.list)
    await page.getByText(words.name).waitFor()
    await screenshot(page, `admin-settings-${locale}-${DESKTOP}`)
    assert.isFalse(await scrollsSideways(page))

    await page.getByText(words.name).click()
    const field = page.getByLabel(words.value, { exact: true })
    await field.fill('5000000')
    const confirm = async () => {
      const dialog = page.getByRole('dialog', { name: words.prompt })
      await dialog.getByLabel(words.password).fill(TEST_PASSWORD)
      await dialog.getByRole('button', { name: words.confirm }).click()
    }
    await page.getByRole('button', { name: words.save }).click()
    await confirm()
    await page.getByText(words.tooLarge).first().waitFor()
    assert.equal((await settings()).four_eyes_points, 10_000)
    await field.fill('750')
    await page.getByRole('button', { name: words.save }).click()
    await page.getByRole('cell', { name: words.change }).first().waitFor()
    await page.getByRole('cell', { name: 'Beállító Béla' }).first().waitFor()
    assert.equal((await settings()).four_eyes_points, 750)
    await screenshot(page, `admin-setting-${locale}-${DESKTOP}`)

    await page.setViewportSize({ width: PHONE, height: 900 })
    await page.reload()
    await page.getByRole('cell', { name: words.change }).first().waitFor()
    await screenshot(page, `admin-setting-${locale}-${PHONE}`)
    assert.isFalse(await scrollsSideways(page))
    await page.goto('/admin/settings')
    await page.getByText(words.name).waitFor()
    await screenshot(page, `admin-settings-${locale}-${PHONE}`)
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(await cutOff(page), [], 'a phone shows the whole table')
    assert.deepEqual(problems, [])
    await page.context().close()
  })
}
