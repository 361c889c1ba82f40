import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenCaredMember } from '#tests/support/cared_member'
import { givenStaff } from '#tests/support/members'

for (const { locale, place, status, takeBack, role, scans } of [
  {
    locale: 'en',
    place: 'Kárász utca 4/b, floor 3',
    status: 'Received',
    takeBack: 'Take back',
    role: 'admin',
    scans: 1,
  },
  {
    locale: 'hu',
    place: 'Kárász utca 4/b, 3. emelet',
    status: 'Beérkezett',
    takeBack: 'Visszavonás',
    role: 'support',
    scans: 0,
  },
] as const) {
  test.group(`The page of a member in the back-office, ${locale}`, () => {
    test(`[O-13] ${role} sees firm, address, logins, and opens an order from it`, async ({
      assert,
      browser,
    }) => {
      const { member, orderId } = await givenCaredMember()
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role }))
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/admin/members/${member.id}/show`)
        await page.getByText('Szűcs és Fia Kft. (12345676-2-41)').waitFor()
        await page.getByText(place).waitFor()
        await page.getByText('Firefox, Windows').waitFor()
        await page.getByText('Indoor wall paint').waitFor()
        await page.getByText(status, { exact: true }).waitFor()
        assert.equal(await page.getByRole('button', { name: takeBack }).count(), scans)
        await screenshot(page, `admin-member-page-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
      }
      await page.getByText(status, { exact: true }).click()
      await page.waitForURL(new RegExp(`/admin/orders/${orderId}/show`))
      assert.deepEqual(problems, [])
      await page.context().close()
    })
  })
}
