import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
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
    await page.getByRole('textbox', { name: 'Leírás (magyar)', exact: true }).waitFor()
    assert.deepEqual(problems, [])
    await page.context().close()
    const other = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(other.page, await givenStaff({ role: 'marketing' }))
    await other.page.waitForURL(/\/admin\/products/)
  })

  for (const locale of ['en', 'hu'] as const) {
    test(`a command is shown as one and breaks on a phone; no name of the menu is cut, ${locale}`, async ({
      assert,
      browser,
    }) => {
      // Whoever was here before would be the second administrator.
      await transaction((trx) =>
        rows(trx, 'UPDATE staff_members SET disabled_at = 1 WHERE disabled_at IS NULL')
      )
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      const command = page.locator('code', { hasText: 'npm run cli -- staff invite --role admin' })
      await command.waitFor()
      const names = page.getByRole('menuitem')
      assert.isAbove(await names.count(), 15)
      const cut = await names.evaluateAll((items) =>
        items
          .filter((item) =>
            [item, ...item.querySelectorAll('*')].some(
              (part) => part.scrollWidth > part.clientWidth
            )
          )
          .map((item) => item.textContent)
      )
      assert.deepEqual(cut, [], `${DESKTOP} px`)
      await page.setViewportSize({ width: PHONE, height: 900 })
      await page.reload()
      await command.waitFor()
      await screenshot(page, `admin-first-steps-phone-${locale}`)
      const box = (await command.boundingBox())!
      assert.isAtMost(box.x + box.width, PHONE - 16)
      const heights = await command
        .locator('span')
        .evaluateAll((words) => words.map((word) => word.getClientRects().length))
      assert.deepEqual(new Set(heights), new Set([1]), 'no word of it is broken')
      assert.isFalse(await scrollsSideways(page))
      assert.notInclude(await page.locator('main').innerText(), '`')
      assert.deepEqual(problems, [])
    })
  }
})
