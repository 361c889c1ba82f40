import { test } from '@japa/runner'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'
import { looks } from '#tests/support/looks'

test.group('Validation link', () => {
  test('[A-55] one tap activates the account and logs in', async ({ assert, browser }) => {
    const member = await preparedAccount({ firstName: '<b>Éva</b>' })
    const path = await validationPathOf(member)
    for (const { locale, width } of looks([PHONE, DESKTOP])) {
      const page = await openPage(browser, { path, locale, width })
      await screenshot(page, `validation-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.context().close()
    }
    const page = await openPage(browser, { path })
    await page.getByText('<b>Éva</b>').waitFor()
    await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.getByText('Your account is active. Welcome!').first().waitFor()
    await page.goto('/profil')
    await page.locator(`input[name=email][value="${member.email}"]`).waitFor()
  })

  test('[A-55] a tampered link says that it has expired', async ({ assert, browser }) => {
    const path = await validationPathOf(await preparedAccount())
    for (const [locale, words] of [
      ['en', 'The link you followed has expired'],
      ['hu', 'A megnyitott link lejárt'],
    ] as const) {
      const page = await openPage(browser, { path: `${path}x`, locale })
      assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), words)
      await page.context().close()
    }
  })
})
