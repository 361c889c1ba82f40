import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { frozenClock } from '#tests/support/clock'
import { atEntrance, enterBackOffice, enterPassword, searchList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff, TEST_PASSWORD, timeCodeNow } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'

const PASSWORD = 'vakolat-es-csempe'
/** Pages of ours alone; the framework draws the others. */
const ENTRANCE = new Set(['password', 'code', 'set-up', 'recovery'])
const LOOKS = [
  ['en', PHONE],
  ['en', DESKTOP],
  ['hu', PHONE],
  ['hu', DESKTOP],
] as const

async function shownSecret(page: Page): Promise<string> {
  return (await page.locator('[data-secret]').innerText()).replaceAll(/\s/g, '')
}

async function linkTo(email: string): Promise<string> {
  const { text } = (await mailsTo(email)).at(-1)!
  return /\/admin\/invitation\/[\w-]+/.exec(text)![0]
}

test.group('Staff in the back-office', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(120_000)

  test('[O-16] an administrator invites somebody, another agrees, and the invited one chooses a password and scans the code', async ({
    assert,
    browser,
  }) => {
    const admin = await givenStaff()
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, admin)
    await page.getByRole('menuitem', { name: 'Staff' }).click()
    // The list before this one may have such a link too, and goes only when this one has come.
    await page.locator('a[href$="/staff/create"]').click()
    const email = `uj-${Date.now()}@pelda.hu`
    await page.getByRole('textbox', { name: 'Name' }).fill('Kiss <b>Andrea</b>')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('This needs a second administrator').waitFor()

    const second = await atEntrance(browser)
    await enterBackOffice(second.page, await givenStaff())
    await second.page.goto('/admin/waiting_deeds')
    const asked = `Invite Kiss <b>Andrea</b> (${email}): Marketing`
    const deed = second.page.getByRole('row').filter({ hasText: asked })
    await deed.getByRole('button', { name: 'Agree' }).click()
    await second.page.getByText('It is done').waitFor()
    await second.page.context().close()
    await page.reload()
    await page.getByRole('cell', { name: email }).waitFor()
    await page.getByText('Invited').first().waitFor()

    const guest = await atEntrance(browser, { path: await linkTo(email) })
    await guest.page.getByText('Kiss <b>Andrea</b>').waitFor()
    await guest.page.fill('input[name=password]', PASSWORD)
    await guest.page.fill('input[name=password_confirmation]', 'egeszen-mas')
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('The passwords do not match').waitFor()
    await guest.page.fill('input[name=password_confirmation]', PASSWORD)
    await guest.page.keyboard.press('Enter')
    await guest.page.getByRole('img', { name: /QR code/ }).waitFor()
    await guest.page.fill('input[name=code]', '000000')
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('The code is wrong').waitFor()
    const code = timeCodeNow(await shownSecret(guest.page))
    await guest.page.fill('input[name=code]', code)
    await guest.page.keyboard.press('Enter')
    await guest.page.locator('[data-recovery-codes] li').first().waitFor()
    assert.equal(await guest.page.locator('[data-recovery-codes] li').count(), 8)
    const [download] = await Promise.all([
      guest.page.waitForEvent('download'),
      guest.page.getByRole('link', { name: 'Download' }).click(),
    ])
    assert.match(download.suggestedFilename(), /recovery/)
    await guest.page.getByRole('button', { name: /I have kept them/ }).click()
    await guest.page.getByRole('menuitem', { name: 'Gifts' }).waitFor()
    assert.equal(await guest.page.getByRole('menuitem', { name: 'Staff' }).count(), 0)
    assert.deepEqual([...problems, ...guest.problems], [])
  })

  test('a wrong address is told in the language of the page, at its field', async ({
    assert,
    browser,
  }) => {
    const { page } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff())
    await page.goto('/admin/staff/create')
    await page.locator('input[name=name]').fill('Kiss Andrea')
    await page.locator('input[name=email]').fill('rossz')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByText('Érvényes e-mail-címet adjon meg').waitFor()
    assert.equal(await page.locator('input[name=email]').getAttribute('aria-invalid'), 'true')
  })

  test('disabling somebody closes the window that is open there', async ({ assert, browser }) => {
    const admin = await givenStaff()
    const staff = await givenStaff({ role: 'marketing', name: `Nagy Béla ${Date.now()}` })
    const other = await atEntrance(browser)
    await enterBackOffice(other.page, staff)
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, admin)
    await page.goto('/admin/staff')
    await searchList(page, staff.name)
    await page.getByRole('cell', { name: staff.name, exact: true }).click()
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('The account is disabled').waitFor()
    await page.getByRole('cell', { name: 'Disabled' }).waitFor()
    await page.getByRole('cell', { name: admin.name }).waitFor()
    await other.page.getByRole('menuitem', { name: 'Categories', exact: true }).click()
    await other.page.locator('input[name=username]').waitFor()
    assert.deepEqual(problems, [])
  })

  test('[A-21] a quarter of an hour after the login the password is asked for once more', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const admin = await givenStaff()
    const staff = await givenStaff({ role: 'marketing' })
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, admin)
    const clock = frozenClock()
    cleanup(() => clock.restore())
    clock.pass(16 * 60_000)
    await page.goto(`/admin/staff/${staff.id}`)
    const confirmAs = async (password: string) => {
      const dialog = page.getByRole('dialog', { name: 'Please enter your password' })
      await dialog.getByLabel('Password').fill(password)
      await dialog.getByRole('button', { name: 'Confirm' }).click()
    }
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await confirmAs('something else')
    await page.getByText('The password is wrong').waitFor()
    await confirmAs(TEST_PASSWORD)
    await page.getByText('The account is disabled').waitFor()
    const sql = 'SELECT disabled_at AS "at" FROM staff_members WHERE id = ?'
    const [{ at }] = await shopReader().rows<{ at: number | null }>(sql, [staff.id])
    assert.isNotNull(at)
    await page.context().close()
  })

  test('a recovery code lets in; a link that is spent says so', async ({ browser }) => {
    const staff = await givenStaff({ secondFactor: false })
    const { page } = await atEntrance(browser)
    await enterPassword(page, staff.email)
    await page.fill('input[name=code]', timeCodeNow(await shownSecret(page)))
    await page.keyboard.press('Enter')
    const code = await page.locator('[data-recovery-codes] li').first().innerText()
    await page.context().close()

    const later = await atEntrance(browser)
    await enterPassword(later.page, staff.email)
    await later.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await later.page.fill('input[name=recovery_code]', code)
    await later.page.keyboard.press('Enter')
    await later.page.getByRole('menu').first().waitFor()
    await later.page.goto('/admin/invitation/nothing')
    await later.page.getByText('This link was used or has expired').waitFor()
  })

  for (const [locale, width] of LOOKS) {
    test(`looks fine at ${width} px in ${locale}`, async ({ assert, browser }) => {
      const admin = await givenStaff({ name: 'Minta Márta' })
      const fresh = await givenStaff({ secondFactor: false })
      const at = async (name: string, page: Page) => {
        await screenshot(page, `staff-${name}-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page), name)
        if (ENTRANCE.has(name)) assert.deepEqual(await accessibilityFaults(page), [], name)
      }
      const first = await atEntrance(browser, { locale, width })
      await enterPassword(first.page, fresh.email)
      await first.page.getByRole('img', { name: /QR/ }).waitFor()
      await at('set-up', first.page)
      await first.page.fill('input[name=code]', timeCodeNow(await shownSecret(first.page)))
      await first.page.keyboard.press('Enter')
      await first.page.locator('[data-recovery-codes]').waitFor()
      await at('recovery', first.page)
      await first.page.context().close()

      const { page, problems } = await atEntrance(browser, { locale, width })
      await page.locator('input[name=username]').waitFor()
      await at('password', page)
      await enterPassword(page, admin.email)
      await at('code', page)
      await page.fill('input[name=code]', timeCodeNow(admin.secret))
      await page.keyboard.press('Enter')
      await page.locator('.RaLayout-content').waitFor()
      await page.goto('/admin/staff')
      await page.getByRole('cell').first().waitFor()
      await at('list', page)
      await page.goto('/admin/staff/create')
      await page.locator('input[name=email]').waitFor()
      await at('invite', page)
      await page.goto(`/admin/staff/${fresh.id}`)
      await page.getByRole('cell').first().waitFor()
      await at('edit', page)
      assert.deepEqual([...problems, ...first.problems], [])
    })
  }
})
