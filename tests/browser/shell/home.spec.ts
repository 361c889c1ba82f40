import { test } from '@japa/runner'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember } from '#tests/support/members'

test.group('Home', () => {
  for (const locale of ['en', 'hu'] as const) {
    for (const width of [360, 390, 768, 1024, DESKTOP]) {
      test(`guests at ${width} px in ${locale}`, async ({ assert, browser }) => {
        const page = await openPage(browser, { width, locale })
        await screenshot(page, `home-guest-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.deepEqual(problemsOf(page), [])
        await page.context().close()
      })
      test(`members at ${width} px in ${locale}`, async ({ assert, browser }) => {
        const member = await givenMember({ locale })
        const page = await openPage(browser, { width, member })
        await screenshot(page, `home-member-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.deepEqual(problemsOf(page), [])
        await page.context().close()
      })
    }
  }
})
