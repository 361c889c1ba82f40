import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { changeSettings, forgetSettings } from '#app/settings/settings'
import { companies } from '#database/demo/companies'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import {
  fillDetails,
  openAtDetails,
  postsOf,
  submit,
  toastText,
  trackedEvents,
  typeTaxNumber,
} from '#tests/support/register_pages'
import { storedMember } from '#tests/support/registrations'
import { looks } from '#tests/support/looks'

const LOOKUP = '/regisztracio/step/3'
const notice = (page: Page) => page.locator('[data-representative]')
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test.group('Register: details', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`looks fine at ${width} px in ${locale}, empty and refused`, async ({
      assert,
      browser,
    }) => {
      const { page } = await openAtDetails(browser, { width, locale })
      await screenshot(page, `register-details-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await submit(page)
      await page.locator('.error-summary').waitFor()
      await screenshot(page, `register-details-refused-${locale}-${width}`)
      await page.locator('.toast button').click()
      await page.locator('.toast').waitFor({ state: 'detached' })
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[A-36] [A-46] [V-21] eight fields of the company, no menu and no cart', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser, { width: DESKTOP })
    const names = ['tax_number', 'company_name', 'company_zip', 'company_city', 'company_address']
    names.push('company_house_number', 'company_floor', 'company_door_number')
    for (const name of names) assert.isTrue(await field(page, name).isVisible(), name)
    assert.equal(await page.locator('header nav').count(), 0)
    assert.equal(await page.getByRole('button', { name: /^Cart/ }).count(), 0)
    assert.isTrue(await page.locator('legend', { hasText: 'What else do you do?' }).isVisible())
  })

  test('[A-46] floor and door share a row on a phone, and a refused floor stays short on a desktop', async ({
    assert,
    browser,
  }) => {
    for (const width of [PHONE, DESKTOP]) {
      const { page } = await openAtDetails(browser, { width, locale: 'hu' })
      await submit(page)
      const topOf = async (name: string) => (await field(page, name).boundingBox())!.y
      assert.equal(await topOf('company_floor'), await topOf('company_door_number'), `${width}`)
      await field(page, 'company_floor').fill('1a')
      await submit(page)
      const refusal = page.locator('.field p', { hasText: 'Egész szám; a földszint 0' })
      assert.isBelow((await refusal.boundingBox())!.height, 90, `${width}`)
      await page.context().close()
    }
  })

  test('[A-35] names that are known are read-only', async ({ assert, browser }) => {
    const { page, email } = await openAtDetails(browser)
    assert.isTrue(await field(page, 'last_name').isEditable())
    const sql = `UPDATE members SET last_name = 'Kovács' WHERE email = ?`
    await transaction((trx) => rows(trx, sql, [email]))
    await page.reload()
    await field(page, 'last_name').waitFor()
    assert.isFalse(await field(page, 'last_name').isEditable())
    assert.equal(await field(page, 'last_name').inputValue(), 'Kovács')
    assert.isTrue(await field(page, 'first_name').isEditable())
    const both = `UPDATE members SET first_name = 'Péter' WHERE email = ?`
    await transaction((trx) => rows(trx, both, [email]))
    await page.reload()
    await field(page, 'last_name').waitFor()
    for (const [name, known] of Object.entries({ last_name: 'Kovács', first_name: 'Péter' })) {
      assert.isFalse(await field(page, name).isEditable(), name)
      assert.equal(await field(page, name).inputValue(), known)
    }
  })

  test('[A-37] [A-39] the main trade leaves the secondary ones', async ({ assert, browser }) => {
    const { page } = await openAtDetails(browser)
    const select = page.locator('select[name=main_profession_id]')
    const tile = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await select.selectOption({ label: 'Painting' })
    assert.equal(await tile('Painting').count(), 0)
    await tile('Tiling').check()
    await tile('Masonry').check()
    await select.selectOption({ label: 'Tiling' })
    assert.equal(await tile('Tiling').count(), 0)
    await select.selectOption({ label: 'Painting' })
    assert.isFalse(await tile('Tiling').isChecked())
    assert.isTrue(await tile('Masonry').isChecked())
  })

  test('[A-38] the other profession comes and goes with its box', async ({ assert, browser }) => {
    const { page } = await openAtDetails(browser)
    const box = page.getByRole('checkbox', { name: 'Other', exact: true })
    assert.equal(await field(page, 'other_profession').count(), 0)
    await box.check()
    await field(page, 'other_profession').fill('Stukkókészítés')
    await box.uncheck()
    assert.equal(await field(page, 'other_profession').count(), 0)
    await box.check()
    assert.equal(await field(page, 'other_profession').inputValue(), '')
  })

  test('[A-38] unticked, the field is gone and the registration says null; ticked, what was typed', async ({
    assert,
    browser,
  }) => {
    for (const isTicked of [false, true]) {
      const { page, email } = await openAtDetails(browser)
      await fillDetails(page)
      const box = page.getByRole('checkbox', { name: 'Other', exact: true })
      await box.check()
      await field(page, 'other_profession').fill('Stukkókészítés')
      if (!isTicked) await box.uncheck()
      assert.equal(await field(page, 'other_profession').count(), isTicked ? 1 : 0)
      const sent = postsOf(page)
      await submit(page)
      await page.waitForURL((url) => !url.pathname.includes('step'))
      const other = isTicked ? 'Stukkókészítés' : null
      assert.equal(sent[0].body.other_profession, other)
      assert.equal((await storedMember(email)).other_profession, other)
      await page.context().close()
    }
  })

  test('[A-40] [A-41] the representative appears by postcode and trade, last name first', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/consultants')) asked.push(new URL(one.url()).search)
    })
    await field(page, 'regional_representative_zip').fill('902')
    await page.locator('select[name=main_profession_id]').selectOption({ label: 'Painting' })
    assert.equal((await notice(page).textContent()) ?? '', '')
    assert.deepEqual(asked, [])
    await field(page, 'regional_representative_zip').fill('9023')
    await notice(page).locator('b').waitFor()
    assert.equal(await notice(page).locator('b').textContent(), 'Németh Krisztián')
    assert.deepEqual(asked, ['?local_consultant_type=1&zip=9023'])
    await field(page, 'regional_representative_zip').fill('902')
    await notice(page).locator('b').waitFor({ state: 'detached' })
  })

  test('[A-41] with three digits no representative is sent', async ({ assert, browser }) => {
    const { page } = await openAtDetails(browser)
    await fillDetails(page)
    await notice(page).locator('b').waitFor()
    const sent = postsOf(page)
    await field(page, 'regional_representative_zip').fill('902')
    await submit(page)
    await page.getByText('This is not a valid Hungarian postcode').first().waitFor()
    assert.deepEqual(sent, [])
    await page.route('**/consultants*', () => {})
    await field(page, 'regional_representative_zip').fill('9024')
    await submit(page)
    await page.waitForURL((url) => !url.pathname.includes('step'))
    assert.isNull(sent[0].body.regional_representative_id)
  })

  test('[A-42] a lookup that fails keeps the default representative and says so', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    await page.route('**/consultants*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.locator('select[name=main_profession_id]').selectOption({ label: 'Painting' })
    await field(page, 'regional_representative_zip').fill('9023')
    assert.equal(await toastText(page, 'bad'), 'An error has occurred')
    const sql = `SELECT last_name || ' ' || first_name AS name FROM regional_representatives
      WHERE is_default = 1`
    const [{ name }] = await shopReader().rows<{ name: string }>(sql)
    assert.equal(await notice(page).locator('b').textContent(), name)
  })

  test('[A-43] accept-all follows the boxes, and the boxes follow it', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const boxes = ['tos', 'consent.marketing_phone', 'consent.research_email']
    boxes.push('consent.research_phone')
    const all = field(page, 'accept_all')
    const checked = () => Promise.all(boxes.map((name) => field(page, name).isChecked()))
    assert.deepEqual(await checked(), [false, false, false, false])
    for (const name of boxes) {
      assert.isFalse(await all.isChecked())
      await field(page, name).check()
    }
    assert.isTrue(await all.isChecked())
    await field(page, 'consent.research_email').uncheck()
    assert.isFalse(await all.isChecked())
    await all.check()
    assert.deepEqual(await checked(), [true, true, true, true])
    await all.uncheck()
    assert.deepEqual(await checked(), [false, false, false, false])
  })

  test('[A-44] the terms lead to their page, or where staff say', async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(async () => {
      const terms_link = '/altalanos-reszveteli-feltetelek'
      await transaction((trx) => changeSettings(trx, { terms_link }))
    })
    const { page } = await openAtDetails(browser)
    const link = page.locator('main').getByRole('link', { name: /general conditions/ })
    assert.equal(await link.getAttribute('href'), '/altalanos-reszveteli-feltetelek')
    const terms_link = 'https://feltetelek.example/pdf'
    await transaction((trx) => changeSettings(trx, { terms_link }))
    forgetSettings()
    await page.reload()
    await link.waitFor()
    assert.equal(await link.getAttribute('href'), terms_link)
    await page.context().close()
  })

  test('[A-45] [A-49] a submit shows that it works, then the success and its event', async ({
    assert,
    browser,
  }) => {
    const { page, email } = await openAtDetails(browser, { measuring: 'granted' })
    await fillDetails(page)
    await page.route('**/submit', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await submit(page)
    const button = page.locator('form button[type=submit]')
    await page.locator('form button[aria-busy=true]').waitFor()
    assert.isTrue(await button.isDisabled())
    await page.locator('.banner.ok', { hasText: 'Your registration is complete.' }).waitFor()
    assert.include(await trackedEvents(page), 'register step final')
    assert.isNotNull((await storedMember(email)).registered_at)
  })

  test('[A-49] [A-52] an account that is closed meanwhile is told of, and no event says that it was completed', async ({
    assert,
    browser,
  }) => {
    const { page, email } = await openAtDetails(browser, { measuring: 'granted' })
    await fillDetails(page)
    const close = 'UPDATE members SET disabled_at = 1 WHERE email = ?'
    await transaction((trx) => rows(trx, close, [email]))
    await submit(page)
    const unable = 'Your account could not be completed. Please log in and try again.'
    await page.locator('.banner.bad', { hasText: unable }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/regisztracio')
    assert.notInclude(await trackedEvents(page), 'register step final')
    assert.isNull((await storedMember(email)).registered_at)
    assert.deepEqual(problemsOf(page), [])
  })

  test('[A-47] [A-48] an empty form is refused with its text, and nothing is sent', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const sent = postsOf(page)
    await submit(page)
    assert.equal(
      await toastText(page, 'bad'),
      'We could not complete your registration. Please check the highlighted fields.'
    )
    await page.waitForFunction(() => document.activeElement?.id === 'field-last_name')
    assert.equal(await page.locator('.error-summary li').count(), 11)
    assert.isTrue(await field(page, 'company_zip').isEditable())
    await field(page, 'company_floor').fill('x')
    await submit(page)
    await page.getByText('A whole number; the ground floor is 0').first().waitFor()
    assert.deepEqual(sent, [])
  })

  test('[A-53] [V-25] a tax number is looked up once, and the found company fills the fields', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const [company] = companies
    const sent = postsOf(page)
    await page.route(`**${LOOKUP}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await typeTaxNumber(page, company.tax_number)
    assert.equal(await field(page, 'tax_number').inputValue(), company.tax_number)
    await page.locator('.with-icon .spin').waitFor()
    await field(page, 'tax_number').press('Backspace')
    await field(page, 'tax_number').press(company.tax_number.at(-1)!)
    await page.locator('.with-icon .found').waitFor()
    assert.equal(await field(page, 'company_name').inputValue(), company.short_name)
    assert.equal(await field(page, 'company_zip').inputValue(), company.zip)
    assert.equal(await field(page, 'company_city').inputValue(), company.city)
    assert.deepEqual(
      sent.map(({ path, body }) => ({ path, body })),
      [{ path: LOOKUP, body: { tax_number: company.tax_number } }]
    )
    assert.equal(sent[0].headers['x-inertia-partial-data'], 'company')
  })

  test('[A-53] a second number that is not found leaves nothing of the first company', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const [company] = companies
    await typeTaxNumber(page, company.tax_number)
    await page.locator('.with-icon .found').waitFor()
    await field(page, 'company_city').fill('Szentendre')
    await field(page, 'tax_number').fill('')
    await typeTaxNumber(page, '10537914-4-44')
    await page.getByText('Please fill in the rest yourself.').waitFor()
    for (const name of ['company_name', 'company_zip', 'company_address', 'company_house_number']) {
      assert.equal(await field(page, name).inputValue(), '', name)
      assert.isTrue(await field(page, name).isEditable())
    }
    assert.equal(await field(page, 'company_city').inputValue(), 'Szentendre', 'typed by hand')
  })

  test('[A-53] a company that is not found is filled in by hand', async ({ assert, browser }) => {
    const { page } = await openAtDetails(browser)
    assert.isFalse(await field(page, 'company_zip').isEditable())
    await typeTaxNumber(page, '10537914-4-44')
    await page.getByText('Please fill in the rest yourself.').waitFor()
    for (const name of ['company_name', 'company_zip', 'company_city', 'company_address']) {
      assert.isTrue(await field(page, name).isEditable())
      assert.equal(await field(page, name).inputValue(), '')
    }
  })

  test('[A-53] a lookup that fails opens manual entry, and so does the button', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    await page.getByRole('button', { name: 'Fill in by hand' }).click()
    assert.isTrue(await field(page, 'company_zip').isEditable())
    await page.reload()
    await field(page, 'company_zip').waitFor()
    await page.route(`**${LOOKUP}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await typeTaxNumber(page, companies[1].tax_number)
    await page.getByText('Please fill in the rest yourself.').waitFor()
    assert.isTrue(await field(page, 'company_zip').isEditable())
  })

  test('[A-54] [U-07] [U-08] names are searched from three letters, 500 ms after the last one', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const sent = postsOf(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const name = companies[3].short_name
    await field(page, 'company_name').pressSequentially(name.slice(0, 2))
    await page.clock.runFor(2000)
    assert.deepEqual(sent, [])
    await field(page, 'company_name').pressSequentially(name[2])
    await page.clock.runFor(499)
    assert.deepEqual(sent, [])
    await page.clock.runFor(1)
    await page.clock.resume()
    const option = page.getByRole('option', { name }).first()
    await option.waitFor()
    assert.deepEqual(sent[0].body, { company_name: name.slice(0, 3) })
    await field(page, 'company_name').press('ArrowDown')
    await field(page, 'company_name').press('Escape')
    await option.waitFor({ state: 'detached' })
    await field(page, 'company_name').press(name[3])
    await option.click()
    assert.equal(await field(page, 'company_name').inputValue(), name)
    assert.equal(await field(page, 'tax_number').inputValue(), companies[3].tax_number)
    await option.waitFor({ state: 'detached' })
  })

  test('[V-25] [U-05] what was typed before its mask came gets its dashes then, and typing goes on behind it', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    const number = companies[3].tax_number
    const digits = number.replaceAll('-', '')
    const held: (() => void)[] = []
    await page.route(/\/mask-[\w-]+\.js$/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.reload()
    const taxNumber = field(page, 'tax_number')
    await taxNumber.pressSequentially(digits.slice(0, 9))
    assert.equal(await taxNumber.inputValue(), digits.slice(0, 9))
    assert.lengthOf(held, 1, 'a hand on the page has it fetched')
    held[0]()
    const hasDash = () =>
      document.querySelector<HTMLInputElement>('[name=tax_number]')!.value.includes('-')
    await page.waitForFunction(hasDash)
    await page.keyboard.type(digits.slice(9))
    assert.equal(await taxNumber.inputValue(), number)
    await page.locator('.with-icon .found').waitFor()
    assert.isNotEmpty(await field(page, 'company_name').inputValue())
  })

  test('[V-25] [V-24] masks write their signs, and the server’s refusal stands at its field', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    await fillDetails(page)
    await field(page, 'company_zip').fill('')
    await field(page, 'company_zip').pressSequentially('a1x1 1945')
    assert.equal(await field(page, 'company_zip').inputValue(), '1119')
    await field(page, 'regional_representative_zip').fill('1999')
    await submit(page)
    await page.getByText('There is no such Hungarian postcode').waitFor()
    assert.match(await toastText(page, 'bad'), /could not complete your registration/)
    assert.equal(await field(page, 'last_name').inputValue(), 'Szűcs')
  })
})
