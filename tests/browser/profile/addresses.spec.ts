import { test } from '@japa/runner'
import { companies } from '#database/demo/companies'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { rowOf } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { bagOf, postsOf } from '#tests/support/register_pages'

const KNOWN = companies[7]

test.group('Company and shipping on the profile page', () => {
  test('[P-10] [P-11] [V-25] the tax number brings the company, as in the registration', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, width: DESKTOP })
    await page.getByRole('button', { name: 'Company data' }).click()
    const form = page.locator('[data-form=company]')
    const number = form.getByLabel('Tax number')
    await number.pressSequentially(KNOWN.tax_number.replaceAll('-', ''))
    // The mask comes with the first hand on the page, and the test types faster than a hand.
    const written = [KNOWN.tax_number, await number.elementHandle()] as const
    await page.waitForFunction(
      ([text, input]) => (input as HTMLInputElement).value === text,
      written
    )
    await form.getByText('Company found').waitFor({ state: 'attached' })
    assert.equal(await form.getByLabel('City').inputValue(), KNOWN.city)
    await screenshot(page, 'profile-company-found')
    const sent = postsOf(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Your changes are saved.').waitFor()
    assert.equal(bagOf(sent, '/profil/company'), 'company')
    assert.equal((await rowOf('member_companies', member.id)).tax_number, KNOWN.tax_number)
    assert.deepEqual(problemsOf(page), [])
  })

  test('a company that was looked up and not saved is not shown as saved later', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('button', { name: 'Company data' }).click()
    await page.locator('[data-form=company]').getByLabel('Tax number').fill(KNOWN.tax_number)
    await page.getByText('Company found').waitFor({ state: 'attached' })
    await page.goto('/pontgyujtes')
    await page.goBack()
    await page.getByRole('button', { name: 'Company data' }).click()
    const name = page.locator('[data-form=company]').getByLabel('Company name')
    assert.equal(await name.inputValue(), '')
  })

  test('[P-10] [V-15] [V-24] errors stay in their section, and the first wrong field has the focus', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, width: PHONE })
    await page.getByRole('button', { name: 'Shipping data' }).click()
    await page.getByRole('button', { name: 'Company data' }).click()
    const [shipping, company] = ['shipping', 'company'].map((name) => {
      return page.locator(`[data-form=${name}]`)
    })
    await shipping.getByLabel('City').fill('Győr')
    await shipping.getByLabel('Postcode').fill('0123')
    await shipping.getByLabel('Floor').fill('II')
    await shipping.getByRole('button', { name: 'Save' }).click()
    await shipping.getByText('A postcode has four digits, from 1000 to 9999').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'shipping.zip')
    assert.equal(await company.locator('.err').count(), 0)
    assert.equal(await page.locator('[data-form=profile] .err').count(), 0)
    await screenshot(page, 'profile-shipping-errors')
    assert.deepEqual(await accessibilityFaults(page), [])
    await shipping.getByLabel('Postcode').fill('9023')
    await shipping.getByLabel('Floor').fill('')
    await shipping.getByRole('button', { name: 'Save' }).click()
    await shipping.getByText('Your changes are saved.').waitFor()
    assert.equal((await rowOf('member_shippings', member.id)).city, 'Győr')
    await page.getByText('Missing').waitFor({ state: 'detached' })
  })

  test('[P-10] what the server refuses stands in its own section too', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, width: PHONE })
    await page.getByRole('button', { name: 'Company data' }).click()
    await page.getByRole('button', { name: 'Shipping data' }).click()
    const company = page.locator('[data-form=company]')
    const shipping = page.locator('[data-form=shipping]')
    const sent = postsOf(page)
    // The browser lets 4,000 floors pass, the server does not.
    await shipping.getByLabel('Floor').fill('4000')
    await shipping.getByRole('button', { name: 'Save' }).click()
    await shipping.getByText('A whole number').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'shipping.floor')
    assert.equal(bagOf(sent, '/profil/shipping'), 'shipping')
    assert.isTrue(await company.getByLabel('City').isVisible())
    assert.equal(await company.locator('.err, [aria-invalid=true]').count(), 0)
    assert.equal(await page.locator('.err').count(), 1)
    assert.equal(await shipping.getByLabel('Floor').inputValue(), '4000')
  })

  test('[V-23] a server that fails leaves what was typed and says so', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('button', { name: 'Shipping data' }).click()
    await page.route('**/profil/shipping', (route) => route.fulfill({ status: 500, body: 'x' }))
    const shipping = page.locator('[data-form=shipping]')
    await shipping.getByLabel('City').fill('Győr')
    await shipping.getByRole('button', { name: 'Save' }).click()
    await page.getByText('An error has occurred').first().waitFor()
    assert.equal(await shipping.getByLabel('City').inputValue(), 'Győr')
    assert.isTrue(await shipping.getByRole('button', { name: 'Save' }).isEnabled())
  })
})
