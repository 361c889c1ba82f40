import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

test.group('First steps in the back-office', () => {
  test('an administrator of a new shop is shown what to do, marketing its first list', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff())
    await page.getByText('Az első biztonsági mentés').waitFor()
    await screenshot(page, 'admin-first-steps-hu')
    await page.goto('/admin/products/create')
    await page.getByRole('textbox', { name: 'Leírás (magyar)' }).waitFor()
    assert.deepEqual(problems, [])
    await page.context().close()
    const other = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(other.page, await givenStaff({ role: 'marketing' }))
    await other.page.waitForURL(/\/admin\/products/)
    await other.page.context().close()
  })
})
