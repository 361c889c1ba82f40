import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import {
  accessibilityFaults,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'

async function isDeleted(id: number) {
  const sql = 'SELECT deleted_at AS "deletedAt" FROM members WHERE id = ?'
  const [row] = await shopReader().rows<{ deletedAt: number | null }>(sql, [id])
  return row.deletedAt !== null
}

test.group('Deletion in the browser', () => {
  test('[P-19] [P-20] [P-21] question, password, wrong and right, then home and a notice', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, width: PHONE })
    await page.getByRole('button', { name: 'Delete account' }).first().click()
    await page.locator('.acc-panel').getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Do you really want to delete').waitFor()
    await screenshot(page, 'deletion-question', false)
    assert.deepEqual(await accessibilityFaults(page), [])
    await dialog.getByRole('button', { name: 'Yes, go on' }).click()
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('nem ez')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('The password is wrong').waitFor()
    await screenshot(page, 'deletion-wrong-password', false)
    assert.isFalse(await isDeleted(member.id))
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(problemsOf(page), [])
    await page.evaluate("localStorage.setItem('left', 'behind')")
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await password.fill(TEST_PASSWORD)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    const request = await sent
    assert.equal(new URL(request.url()).pathname, '/profil/delete')
    assert.deepEqual(request.postDataJSON(), { password: TEST_PASSWORD })
    await page.locator('.toast.bad').getByText('Profile successfully deleted').waitFor()
    assert.equal(new URL(page.url()).pathname, '/')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    assert.isNull(await page.evaluate("localStorage.getItem('left')"))
    assert.isTrue(await isDeleted(member.id))
  })

  test('an order under way keeps the account, and the dialog says why', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await givenOrder()
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing' }))
    const opened = { path: '/profil', member, locale: 'hu' as const, width: PHONE }
    const page = await openPage(browser, opened)
    await page.getByRole('button', { name: 'Fiók törlése' }).first().click()
    await page.locator('.acc-panel').getByRole('button', { name: 'Fiók törlése' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Igen, tovább' }).click()
    await dialog.getByLabel('Jelszó', { exact: true }).fill(TEST_PASSWORD)
    await dialog.getByRole('button', { name: 'Végleges törlés' }).click()
    await dialog.getByText(`${orderId}. számú rendelése`).waitFor()
    await screenshot(page, 'deletion-refused-hu', false)
    assert.isFalse(await isDeleted(member.id))
  })
})
