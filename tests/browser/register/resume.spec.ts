import { test } from '@japa/runner'
import { DESKTOP, openPage, PHONE } from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { lastCodeTo } from '#tests/support/outbox'
import { openAtPhone, submit } from '#tests/support/register_pages'
import { accountBody } from '#tests/support/registrations'

test.group('Register: on another device', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-28] a login opens the step that is open, with what is known already', async ({
    assert,
    browser,
  }) => {
    const first = await openAtPhone(browser, { width: PHONE })
    const { email, phone } = first
    await first.page.context().close()

    const page = await openPage(browser, { path: '/belepes', width: DESKTOP })
    const logIn = async () => {
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(String(accountBody().password))
      await submit(page)
    }
    await logIn()
    await page.waitForURL('**/step/2')
    await page.locator('input[name=code]').fill(await lastCodeTo(phone))
    await submit(page)
    await page.waitForURL('**/step/3')

    // A third device, after the second step: the last one is open.
    await page.context().clearCookies()
    await page.goto('/profil')
    await page.waitForURL('**/belepes')
    await logIn()
    await page.waitForURL('**/step/3')
    await page.locator('input[name=last_name]').waitFor()
    await page.goto('/profil')
    await page.waitForURL('**/step/3')
    assert.equal(await page.locator('input[name=last_name]').inputValue(), '')
  })
})
