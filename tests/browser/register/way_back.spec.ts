import { test } from '@japa/runner'
import { problemsOf } from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { lastCodeTo } from '#tests/support/outbox'
import { fillDetails, openAtDetails, openAtPhone, submit } from '#tests/support/register_pages'

test.group('Register: the way back', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-28] the first step keeps what was typed, but no password', async ({
    assert,
    browser,
  }) => {
    const { page, phone, email } = await openAtPhone(browser)
    const typed = async () => ({
      email: await page.locator('input[name=email]').inputValue(),
      phone: (await page.locator('input[type=tel]').inputValue()).replaceAll(/\D/g, ''),
      password: await page.locator('input[name=password]').inputValue(),
      tos: await page.locator('input[name=tos]').isChecked(),
    })
    const kept = { email, phone: phone.replace('+36', ''), password: '', tos: true }
    await page.getByRole('link', { name: 'The number is wrong' }).click()
    await page.locator('input[name=email]').waitFor()
    assert.deepEqual(await typed(), kept)
    await page.goBack()
    await page.locator('input[name=code]').waitFor()
    await page.goBack()
    await page.locator('input[name=email]').waitFor()
    assert.deepEqual(await typed(), kept)
    const stored = await page.evaluate(
      'JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])'
    )
    assert.notInclude(stored as string, email)
    await page.goForward()
    await page.locator('input[name=code]').fill(await lastCodeTo(phone))
    await submit(page)
    await page.locator('input[name=last_name]').waitFor()
  })

  test('[X-02] after the end Back shows no step, and whoever puts the points off is at the profile', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser)
    await fillDetails(page)
    await submit(page)
    await page.waitForURL('**/profil/extra-pontok')
    await page.locator('main').getByRole('link', { name: 'Another time' }).click()
    await page.waitForURL((url) => url.pathname === '/profil')
    for (let times = 0; times < 3; times++) {
      await page.goBack()
      await page.waitForTimeout(300)
      assert.notInclude(page.url(), '/regisztracio')
      assert.equal(await page.locator('input[name=last_name]').count(), 0)
      if (page.url() === 'about:blank') break
    }
    assert.deepEqual(problemsOf(page), [])
  })
})
