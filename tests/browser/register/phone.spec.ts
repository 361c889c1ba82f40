import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DeliveryReadiness } from '#auth'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { lastCodeTo, smsTo } from '#tests/support/outbox'
import { openAtPhone, postsOf, submit, toastText } from '#tests/support/register_pages'
import { looks } from '#tests/support/looks'

test.group('Register: phone', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([PHONE, DESKTOP])) {
    test(`looks fine at ${width} px in ${locale}`, async ({ assert, browser }) => {
      const { page } = await openAtPhone(browser, { width, locale })
      await page.locator('input[name=code]').fill('12')
      await submit(page)
      await page.locator('[aria-invalid=true]').waitFor()
      await screenshot(page, `register-phone-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[A-29] [A-33] the form sends the code alone; a wrong one is told at the field', async ({
    assert,
    browser,
  }) => {
    const { page, phone } = await openAtPhone(browser)
    const sent = postsOf(page)
    const code = await lastCodeTo(phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await page.locator('input[name=code]').fill(wrong)
    await submit(page)
    await page.getByText('This code is wrong. Please check the SMS.').waitFor()
    assert.deepEqual(sent[0].body, { code: wrong })
    assert.equal(sent[0].path, '/regisztracio/step/2')
    await page.locator('input[name=code]').fill(code)
    await submit(page)
    await page.waitForURL('**/step/3')
  })

  test('[A-30] [U-24] the resend button counts the pause down each second', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtPhone(browser)
    const text = await page.getByRole('button', { name: /Another code in/ }).textContent()
    assert.match(text ?? '', /Another code in (60|59|58|57|56) seconds/)
    const shown = await (await page.request.get('/regisztracio/step/2')).text()
    const canSendAt = Number(/"canSendAt":(\d+)/.exec(shown)![1])
    await page.clock.install({ time: canSendAt * 1000 - 60_000 })
    await page.reload()
    const button = (name: RegExp) => page.locator('main').getByRole('button', { name })
    const first = await button(/in \d+ seconds$/).textContent()
    // Drawn is not yet ticking: the clock may be stopped only once the label has moved by itself.
    await button(new RegExp(`^${first}$`)).waitFor({ state: 'detached' })
    await page.clock.pauseAt(canSendAt * 1000 - 3000)
    for (const label of [/in 3 seconds$/, /in 2 seconds$/, /in 1 second$/]) {
      // The page is drawn a moment after its clock moved.
      await button(label).waitFor()
      assert.isTrue(await button(label).isDisabled())
      await page.clock.runFor(1000)
    }
    await button(/^Send another code$/).waitFor()
    assert.isTrue(await button(/^Send another code$/).isEnabled())
  })

  test('[A-31] a resend is a partial reload that brings one SMS and a toast', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const clock = frozenClock(Date.now() - 61_000)
    cleanup(() => clock.restore())
    const { page, phone } = await openAtPhone(browser)
    assert.lengthOf(await smsTo(phone), 1)
    clock.pass(61_000)
    const request = page.waitForRequest(
      (one) => one.headers()['x-inertia-partial-data'] !== undefined
    )
    await page.getByRole('button', { name: 'Send another code' }).click()
    const headers = (await request).headers()
    assert.equal(headers['x-inertia-partial-data'], 'canSendAt,flash')
    assert.equal(await toastText(page, 'ok'), 'A new code is on its way.')
    assert.lengthOf(await smsTo(phone), 2)
    await page.getByRole('button', { name: /Another code in/ }).waitFor()
    await page.context().close()
  })

  test('[A-31] [A-33] a resend that fails is told by a toast', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const clock = frozenClock(Date.now() - 61_000)
    cleanup(() => clock.restore())
    const { page, phone } = await openAtPhone(browser)
    clock.pass(61_000)
    await page.route('**/step/2', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('button', { name: 'Send another code' }).click()
    assert.equal(await toastText(page, 'bad'), 'An error has occurred')
    await page.unroute('**/step/2')
    app.container.swap(DeliveryReadiness, () => ({
      canSendSms: () => false,
      canSendMail: () => true,
    }))
    cleanup(() => app.container.restore(DeliveryReadiness))
    await page.getByRole('button', { name: 'Send another code' }).click()
    await page.locator('.toast.bad', { hasText: 'SMS service is not configured' }).waitFor()
    assert.lengthOf(await smsTo(phone), 1)
    await page.context().close()
  })
})
