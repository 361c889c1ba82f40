import { test } from '@japa/runner'
import { eraseMember } from '#app/personal/erasure'
import { transaction } from '#app/transaction'
import { balanceOf, openDispute } from '#points'
import { scanCode } from '#points/scans/actions/scan_code'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { accessibilityFaults, DESKTOP, openPage, PHONE, screenshot } from '#tests/support/browser'
import { targetsTooSmall } from '#tests/support/glove_targets'
import { DAYS_TOLD, givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { stickerPng } from '#tests/support/sticker_picture'

test.group('Reporting a sticker', () => {
  test('a refusal says what to do; a report with a photo is credited in the back-office', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const staff = await givenStaff({ role: 'admin' })
    const code = await givenCode({ batch: await givenBatch({ state: 'void', points: 40 }) })
    const page = await openPage(browser, { path: `/qr-code?code=${code}`, member })
    const refusal = page.getByRole('dialog', { name: 'No points this time' })
    await refusal.getByText('This code was withdrawn').waitFor()
    await refusal.getByText('Report the sticker with a photo').waitFor()
    await screenshot(page, 'scan-refused-en', false)
    assert.deepEqual(await targetsTooSmall(refusal), [])
    await refusal.getByRole('button', { name: 'Report this sticker' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this sticker' })
    await dialog.getByLabel('What happened?').fill('It was on a new bucket')
    const buffer = await stickerPng(code)
    const photo = { name: 'sticker.png', mimeType: 'image/png', buffer }
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await screenshot(page, 'report-en', false)
    assert.deepEqual(await targetsTooSmall(dialog), [])
    assert.deepEqual(await accessibilityFaults(page), [])
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await dialog.getByText('Thank you').waitFor()

    const office = await atEntrance(browser)
    await enterBackOffice(office.page, staff)
    await openList(office.page, 'Reported stickers')
    await screenshot(office.page, 'disputes-en', false)
    await office.page.setViewportSize({ width: PHONE, height: 900 })
    await office.page.reload()
    await office.page.getByRole('row').filter({ hasText: code }).waitFor()
    await screenshot(office.page, 'disputes-phone-en', false)
    assert.deepEqual(await cutOff(office.page), [], 'a phone shows the whole table')
    await office.page.setViewportSize({ width: DESKTOP, height: 900 })
    await office.page.reload()
    await office.page.getByRole('row').filter({ hasText: code }).click()
    await office.page.getByText('It was on a new bucket').waitFor()
    await office.page.getByAltText('Photo of the sticker').waitFor()
    await screenshot(office.page, 'dispute-en')
    await office.page.getByRole('button', { name: 'Credit' }).click()
    await screenshot(office.page, 'dispute-credit-en', false)
    await office.page.getByRole('dialog').getByRole('button', { name: 'Credit' }).click()
    await office.page.getByText('The points are booked').waitFor()
    assert.equal(await balanceOf(member.id), 40)
    await office.page.context().close()

    await page.goto('/qr-code')
    const reports = page.getByRole('region', { name: 'Reported stickers' })
    await reports.getByText('+40 points').waitFor()
    await reports.getByText('We have checked the sticker and credited its points').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await screenshot(page, 'reports-en')
  })

  for (const { locale, list } of [
    { locale: 'en', list: 'Reported stickers' },
    { locale: 'hu', list: 'Bejelentett matricák' },
  ]) {
    test(`a report of a code whose member is gone fits a phone and a desk, ${locale}`, async ({
      assert,
      browser,
    }) => {
      const [finder, deleted] = [await givenMember(), await givenMember()]
      const code = await givenCode({ batch: await givenBatch({ points: 40 }) })
      await scanCode({ memberId: deleted.id, address: '10.59.0.1', text: code })
      const report = { memberId: finder.id, text: code, reason: 'already_used' } as const
      await transaction((trx) => openDispute(trx, report))
      await transaction((trx) => eraseMember(trx, { id: deleted.id, traces: [] }))
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      for (const width of [PHONE, DESKTOP]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/admin/disputes')
        await page.locator('#react-admin-title').getByText(list, { exact: true }).waitFor()
        const row = page.getByRole('row').filter({ hasText: code })
        await row.getByRole('link', { name: 'Szűcs Gábor' }).waitFor()
        await screenshot(page, `disputes-${locale}-${width}`, false)
        assert.deepEqual(await cutOff(page), [])
        await row.getByText(code).click()
        await page.waitForURL('**/disputes/*/show')
        await page.getByText(code).waitFor()
        await screenshot(page, `dispute-${locale}-${width}`)
      }
      assert.deepEqual(problems, [])
    })
  }
})
