import type { Browser, Page } from 'playwright'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice, openList, searchList } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

/** A staff member's browser, signed in, with the language set. */
async function backOffice(browser: Browser, role: 'admin' | 'marketing', locale: 'en' | 'hu') {
  const staff = await givenStaff({ role })
  const window = await atEntrance(browser, { locale })
  await enterBackOffice(window.page, staff)
  return window
}

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

const box = (page: Page, name: string) => page.getByRole('textbox', { name })

test.group('Reference rows in the back-office', () => {
  test('an admin makes a representative with channels, in Hungarian', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await backOffice(browser, 'admin', 'hu')
    const name = `Próba${Date.now()}`
    await openList(page, 'Képviselők')
    await page.getByRole('link', { name: 'Új' }).click()
    await box(page, 'Vezetéknév').fill(name)
    await box(page, 'Keresztnév').fill('Ágnes')
    await box(page, 'Telefon').fill('12')
    const channels = page.getByRole('combobox', { name: 'Csatornák', exact: true })
    for (const channel of ['Festék', 'Kőműves']) {
      await channels.fill(channel)
      await channels.press('Enter')
    }
    await screenshot(page, 'admin-representative-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByText('Az érték nem megfelelő').first().waitFor()
    await box(page, 'Telefon').fill('06 30 123 4567')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await searchList(page, name)
    await page.getByRole('cell', { name, exact: true }).waitFor()
    await screenshot(page, 'admin-representatives-hu')
    const sql = `SELECT phone, distribution_channel AS "channels" FROM regional_representatives
      WHERE last_name = ?`
    assert.deepEqual(await shopReader().rows(sql, [name]), [
      { phone: '+36301234567', channels: '["Festék","Kőműves"]' },
    ])
    assert.deepEqual(problems, [])
  })

  test('marketing switches a trade off; postcodes are not theirs', async ({ assert, browser }) => {
    const { page, problems } = await backOffice(browser, 'marketing', 'en')
    await openList(page, 'Trades')
    await page.getByRole('cell', { name: 'Roofing' }).click()
    const switched = page.getByLabel('Can be chosen')
    await switched.waitFor()
    await screenshot(page, 'admin-profession-en')
    await switched.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Roofing' }).waitFor()
    await screenshot(page, 'admin-professions-en')
    const sql = `SELECT is_active AS "on" FROM professions WHERE name_en = 'Roofing'`
    assert.deepEqual(await shopReader().rows(sql), [{ on: 0 }])
    await page.getByRole('cell', { name: 'Roofing' }).click()
    await page.getByLabel('Can be chosen').click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Roofing' }).waitFor()
    assert.deepEqual(await shopReader().rows(sql), [{ on: 1 }])
    assert.equal(await entry(page, 'Postcodes').count(), 0)
    assert.deepEqual(problems, [])
  })

  test('an admin finds a settlement and is told of a wrong postcode', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await backOffice(browser, 'admin', 'en')
    await openList(page, 'Postcodes')
    await searchList(page, '9023')
    await page.getByRole('cell', { name: 'Győr' }).click()
    await box(page, 'Postcode').fill('123')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('This value is not valid').waitFor()
    await screenshot(page, 'admin-postcode-en')
    assert.deepEqual(problems, [])
  })
})
