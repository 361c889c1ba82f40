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
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { submit } from '#tests/support/register_pages'
import { looks } from '#tests/support/looks'

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const DESK_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('Where a member is logged in, in the browser', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`a phone and this device at ${width} px in ${locale}; the phone is logged out`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ locale })
      const logIn = async (userAgent: string) => {
        const colorScheme = width === PHONE ? 'dark' : 'light'
        const context = { userAgent, colorScheme } as const
        const page = await openPage(browser, { path: '/belepes', width, locale, context })
        await page.locator('input[name=email]').fill(member.email)
        await page.locator('input[name=password]').fill(TEST_PASSWORD)
        await page.getByRole('switch').check()
        await submit(page)
        await page.waitForURL((url) => url.pathname === '/')
        await page.goto('/profil')
        await settled(page)
        await page.getByRole('button', { name: /^Where I am|^Hol vagyok/ }).click()
        await page.locator('.login-row').first().waitFor()
        return page
      }
      const phone = await logIn(PHONE_AGENT)
      const desk = await logIn(DESK_AGENT)
      const rows = desk.locator('.login-row')
      assert.equal(await rows.count(), 2)
      assert.include(await rows.nth(0).innerText(), 'Firefox, Windows')
      assert.include(await rows.nth(1).innerText(), 'Chrome, Android')
      await screenshot(desk, `logins-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(desk))
      assert.deepEqual(await accessibilityFaults(desk), [])
      assert.equal(await rows.nth(0).getByRole('button').count(), 0)
      await rows.nth(1).getByRole('button').click()
      await rows.nth(1).waitFor({ state: 'detached' })
      await phone.goto('/profil')
      assert.equal(new URL(phone.url()).pathname, '/belepes')
      assert.deepEqual(problemsOf(desk), [])
    })
  }
})
