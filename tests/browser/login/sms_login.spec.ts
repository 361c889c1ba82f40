import { test } from '@japa/runner'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
  settled,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { lastCodeTo } from '#tests/support/outbox'
import { postsOf, submit, toastText } from '#tests/support/register_pages'
import { looks } from '#tests/support/looks'

test.group('Login by SMS in the browser', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`from the login to the code at ${width} px in ${locale}`, async ({ assert, browser }) => {
      const member = await givenMember({ locale })
      const context = { colorScheme: width === PHONE ? 'dark' : 'light' } as const
      const page = await openPage(browser, { path: '/belepes', width, locale, context })
      const look = async (name: string) => {
        await screenshot(page, `sms-login-${name}-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page), name)
        assert.deepEqual(await accessibilityFaults(page), [], name)
      }
      await look('login')
      await page.locator('main a[href="/belepes/sms"]').click()
      await page.locator('input[name=phone]').waitFor()
      await submit(page)
      await page.locator('[aria-invalid=true]').waitFor()
      await look('phone')
      const sent = postsOf(page)
      await page.locator('input[name=phone]').fill(member.phone.replace('+36', '06 '))
      await submit(page)
      await page.waitForURL('**/belepes/sms/kod')
      await settled(page)
      const code = page.locator('input[name=code]')
      assert.equal(await code.getAttribute('autocomplete'), 'one-time-code')
      await look('code')
      const right = await lastCodeTo(member.phone)
      await code.fill(right === '111111' ? '222222' : '111111')
      await submit(page)
      await page.locator('[aria-invalid=true]').waitFor()
      await code.fill(right)
      await submit(page)
      const text = locale === 'en' ? 'You are logged in.' : 'Sikeres belépés.'
      assert.equal(await toastText(page, 'ok'), text)
      assert.equal(new URL(page.url()).pathname, '/')
      assert.deepEqual(sent.at(-1)!.body, { code: right })
      assert.deepEqual(problemsOf(page), [])
    })
  }
})
