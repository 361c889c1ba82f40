import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { bookingsOf, rowOf } from '#tests/support/member_visits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { bagOf, postsOf } from '#tests/support/register_pages'

/** Requests that change something, with their address and body, from now on. */
function changesOf(page: Page) {
  const changes: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' || request.url().includes('/__transmit/')) return
    changes.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return changes
}

test.group('Profile form', () => {
  test('[P-09] an unchanged form cannot be sent; a saved one says so', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    const changes = changesOf(page)
    const form = page.locator('[data-form=profile]')
    const save = form.getByRole('button', { name: 'Save' })
    assert.isTrue(await save.isDisabled())
    await form.getByLabel('First name').press('Enter')
    assert.deepEqual(changes, [])
    await form.getByLabel('First name').fill('Zsófia')
    assert.isTrue(await save.isEnabled())
    await form.getByLabel('First name').fill('Gábor')
    assert.isTrue(await save.isDisabled())
    await form.getByLabel('First name').fill('Zsófia')
    await save.click()
    await form.getByText('Your changes are saved.').waitFor()
    await screenshot(page, 'profile-data-saved')
    assert.isTrue(await save.isDisabled())
    assert.lengthOf(changes, 1)
    assert.equal((await rowOf('members', member.id)).first_name, 'Zsófia')
    await page.locator('h1', { hasText: 'Szűcs Zsófia' }).waitFor()
    assert.deepEqual(problemsOf(page), [])
  })

  test('[P-03] the request has the keys of the specification', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    const changes = changesOf(page)
    const form = page.locator('[data-form=profile]')
    const birthday = form.getByRole('group', { name: 'Birthday' })
    await birthday.getByLabel('Year').fill('1990')
    await birthday.getByLabel('Month').selectOption('February')
    await birthday.getByLabel('Day').fill('28')
    const nameDay = form.getByRole('group', { name: 'Name day' })
    await nameDay.getByLabel('Month').selectOption('May')
    await nameDay.getByLabel('Day').fill('5')
    await form.getByText('+30 points the first time.').waitFor()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Your changes are saved.').waitFor()
    assert.deepEqual(changes, [
      {
        path: '/profil',
        body: {
          email: member.email,
          phone: member.phone,
          last_name: 'Szűcs',
          first_name: 'Gábor',
          birthday: '1990-02-28',
          name_day: '05-05',
          password: '',
          new_password: '',
          new_password_confirmation: '',
        },
      },
    ])
    assert.lengthOf(await bookingsOf(member.id), 2)
    await form.getByText('points the first time.').first().waitFor({ state: 'detached' })
  })

  test('[P-04] [P-05] the phone cannot be typed; two fields come with a new password', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    const changes = changesOf(page)
    const form = page.locator('[data-form=profile]')
    assert.isFalse(await form.getByLabel('Phone').isEditable())
    const old = form.getByLabel('Current password')
    const again = form.getByLabel('New password again')
    assert.equal(await old.count(), 0)
    assert.equal(await again.count(), 0)
    await form.locator('[name=new_password]').fill('uj-vakolat-2026')
    await old.waitFor()
    await again.waitFor()
    await form.getByRole('button', { name: 'Save' }).click()
    assert.equal(await page.evaluate('document.activeElement.name'), 'new_password_confirmation')
    await form.locator('.err', { hasText: 'Please enter your current password' }).waitFor()
    await form.locator('.err', { hasText: 'Please enter the new password again' }).waitFor()
    await screenshot(page, 'profile-data-errors')
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(changes, [])
    await again.fill('something-else')
    await old.fill(TEST_PASSWORD)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('The passwords do not match').waitFor()
    await again.fill('uj-vakolat-2026')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Your changes are saved.').waitFor()
    assert.equal(await form.locator('[name=new_password]').inputValue(), '')
    assert.equal(await old.count(), 0)
  })

  test('[P-06] [P-10] what the server refuses stands at its field, and what was typed stays', async ({
    assert,
    browser,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const page = await openPage(browser, { path: '/profil', member, width: PHONE })
    const form = page.locator('[data-form=profile]')
    const sent = postsOf(page)
    await form.getByLabel('E-mail').fill(other.email)
    await form.getByLabel('Current password').fill('not-the-one')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('This e-mail has already been used').waitFor()
    assert.equal(bagOf(sent, '/profil'), 'profile')
    assert.equal(await page.evaluate('document.activeElement.name'), 'email')
    assert.equal(await form.getByLabel('E-mail').inputValue(), other.email)
    await form.getByLabel('E-mail').fill(`uj-${member.id}@pelda.hu`)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('The password is wrong').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'password')
    assert.equal(await page.locator('.err').count(), 1)
  })

  test('[V-10] [V-11] a part of a date tells its bounds', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, locale: 'hu' })
    const form = page.locator('[data-form=profile]')
    const birthday = form.getByRole('group', { name: 'Születésnap' })
    await birthday.getByLabel('Év').fill('1899')
    await birthday.getByLabel('Hónap').selectOption('február')
    await birthday.getByLabel('Nap', { exact: true }).fill('30')
    await form.getByRole('button', { name: 'Mentés' }).click()
    await birthday.getByText('1 és 28 közötti napot adjon meg').waitFor()
    const latest = new Date().getFullYear() - 18
    await birthday.getByText(`1900 és ${latest} közötti évet adjon meg`).waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'birthday_year')
    await birthday.getByLabel('Év').fill('')
    await form.getByRole('button', { name: 'Mentés' }).click()
    await birthday.getByText('Adja meg az évet').waitFor()
    await screenshot(page, 'profile-birthday-errors')
  })
})
