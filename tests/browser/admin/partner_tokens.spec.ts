import { test } from '@japa/runner'
import PartnerToken from '#partners/access/models/partner_token'
import { hashOfSecret } from '#partners/access/secrets'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import { accessibilityFaults, PHONE, scrollsSideways } from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff } from '#tests/support/members'

test.group('Access of partners in the back-office', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(120_000)

  test('[Z-02] an administrator makes one, sees its secret once, and revokes it', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await openList(page, 'Access of partners')
    await page.locator('a[href$="/partner_tokens/create"]').first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Salesforce <i>')
    await page.getByRole('checkbox', { name: 'Change members' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    const shown = page.locator('[data-secret]')
    await shown.first().waitFor()
    const [clientId, secret] = await shown.allInnerTexts()
    const token = await PartnerToken.findByOrFail('hash', hashOfSecret(secret))
    assert.equal(clientId, `mesterpont-${token.id}`)
    assert.equal(token.scopes, 'users.read users.write')
    assert.deepEqual(await accessibilityFaults(page), [])
    await openList(page, 'Access of partners')
    const row = page.getByRole('row').filter({ hasText: secret.slice(-4) })
    await row.getByText('Salesforce <i>').waitFor()
    assert.notInclude(await page.content(), secret)
    await page.setViewportSize({ width: PHONE, height: 900 })
    assert.isFalse(await scrollsSideways(page))
    await page.getByRole('button', { name: 'Revoke' }).first().click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('The access has ended').waitFor()
    assert.isNotNull((await token.refresh()).revokedAt)
    assert.deepEqual(problems, [])
  })
})
