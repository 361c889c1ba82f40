import { test } from '@japa/runner'
import { changeSettings, forgetSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { fillAccount, postsOf, submit } from '#tests/support/register_pages'
import { accountBody } from '#tests/support/registrations'
import { looks } from '#tests/support/looks'

test.group('Register: account', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`looks fine at ${width} px in ${locale}, empty and refused`, async ({
      assert,
      browser,
    }) => {
      const page = await openPage(browser, { path: '/regisztracio', width, locale })
      await screenshot(page, `register-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await submit(page)
      await page.locator('.error-summary').waitFor()
      await screenshot(page, `register-refused-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[A-22] it asks for no more than account, terms and age', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/regisztracio' })
    const names = await page
      .locator('main form :is(input, select)')
      .evaluateAll((controls) =>
        controls.map((one) => one.getAttribute('name') ?? one.getAttribute('autocomplete'))
      )
    assert.deepEqual(names, [
      'email',
      'tel-national',
      'password',
      'password_confirmation',
      'tos',
      'major',
    ])
    assert.isTrue(await page.locator('main').getByRole('link', { name: 'Log in' }).isVisible())
    const privacy = page.locator('main').getByRole('link', { name: 'Privacy notice' })
    assert.equal(await privacy.getAttribute('href'), '/adatvedelmi-tajekoztato')
  })

  test('[A-23] [V-15] each empty field is named, and the first one has the focus', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/regisztracio' })
    const sent = postsOf(page)
    await submit(page)
    await page.waitForFunction(() => document.activeElement?.id === 'field-email')
    assert.equal(await page.locator('.error-summary li').count(), 6)
    await page.getByText('Only members over 18 can register').first().waitFor()
    await page.locator('.error-summary a', { hasText: 'Phone' }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'field-phone')
    assert.deepEqual(sent, [])
  })

  test('[A-24] [A-28] a filled form is sent as listed and leads to the SMS code', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/regisztracio' })
    const sent = postsOf(page)
    const account = accountBody()
    await fillAccount(page, account)
    await submit(page)
    await page.waitForURL('**/regisztracio/step/2')
    assert.equal(sent[0].path, '/regisztracio')
    assert.deepEqual(sent[0].body, account)
  })

  test('[A-25] [V-08] what the server refuses stands at its field', async ({ assert, browser }) => {
    const taken = await givenMember()
    const page = await openPage(browser, { path: '/regisztracio' })
    await fillAccount(page, accountBody({ email: taken.email }))
    await submit(page)
    await page.getByText('This e-mail has already been used').waitFor()
    assert.equal(await page.locator('input[name=email]').inputValue(), taken.email)
    await page.locator('input[name=password]').fill('abc-xyz')
    await page.locator('input[name=password_confirmation]').fill('abc-xyz')
    await submit(page)
    await page.getByText('The password needs at least 8 characters').first().waitFor()
  })

  test('[A-26] [V-17] a number that does not exist is refused before it is sent', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/regisztracio' })
    const sent = postsOf(page)
    await fillAccount(page)
    for (const number of ['1', '12', '30 123 45']) {
      await page.locator('input[type=tel]').fill(number)
      await submit(page)
      await page.getByText('The phone number is not valid').waitFor()
    }
    assert.deepEqual(sent, [])
    for (const number of ['06301234567', '301234567']) {
      await page.locator('input[type=tel]').fill(number)
      await page.locator('input[name=password]').fill('password')
      await page.locator('input[name=password_confirmation]').fill('password')
      await submit(page)
      await page.getByText('too easy to guess').waitFor()
      assert.equal(sent.at(-1)!.body.phone, '+36301234567')
    }
  })

  test('[A-56] the picker offers countries with dial codes, Hungary first chosen', async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(async () => {
      await transaction((trx) => changeSettings(trx, { allowed_phone_countries: ['HU'] }))
    })
    await transaction((trx) => changeSettings(trx, { allowed_phone_countries: [] }))
    forgetSettings()
    const page = await openPage(browser, { path: '/regisztracio', locale: 'hu' })
    const picker = page.getByRole('button', { name: /^Ország/ })
    assert.equal(await picker.getAttribute('aria-label'), 'Ország: +36 Magyarország')
    assert.equal(await picker.innerText(), '+36 HU')
    await picker.click()
    const dialog = page.getByRole('dialog')
    const options = dialog.getByRole('option')
    await options.first().waitFor()
    const labels = (await options.allInnerTexts()).map((label) => label.split('\n'))
    assert.isAbove(labels.length, 200)
    for (const [name, code] of [
      ['Magyarország', '+36'],
      ['Németország', '+49'],
      ['Ausztria', '+43'],
    ]) {
      assert.isTrue(
        labels.some((label) => label[0] === name && label.at(-1) === code),
        name
      )
    }
    const chosen = dialog.getByRole('option', { selected: true })
    assert.match(await chosen.innerText(), /Magyarország/)
    const search = dialog.getByRole('combobox')
    await search.fill('nemet')
    assert.deepEqual(await options.locator('b').allInnerTexts(), ['Németország'])
    await search.fill('xyzzy')
    await dialog.getByText('Nincs ilyen ország').waitFor()
    await search.fill('+49')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ország: +49 Németország' }).waitFor()
    const sent = postsOf(page)
    await fillAccount(page, accountBody({ phone: '15112345678' }))
    await submit(page)
    await page.waitForURL('**/step/2')
    assert.equal(sent[0].body.phone, '+4915112345678')
    await page.context().close()
  })

  for (const { locale, width } of looks([PHONE, DESKTOP])) {
    test(`[A-56] the picker is at hand at ${width} px in ${locale}`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      cleanup(async () => {
        await transaction((trx) => changeSettings(trx, { allowed_phone_countries: ['HU'] }))
      })
      await transaction((trx) => changeSettings(trx, { allowed_phone_countries: [] }))
      forgetSettings()
      const inviter = await givenMember()
      const path = `/regisztracio?ref=${inviter.referralCode}`
      const page = await openPage(browser, { path, width, locale })
      await page.locator('.banner').waitFor()
      await screenshot(page, `register-invited-${locale}-${width}`)
      await page.getByRole('button', { name: /^(Country|Ország)/ }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('a')
      await page.getByRole('option').first().waitFor()
      await screenshot(page, `register-countries-${locale}-${width}`, false)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.context().close()
    })
  }
})
