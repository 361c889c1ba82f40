import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { openPage } from '#tests/support/browser'
import { givenGiftShop } from '#tests/support/gift_shop'

async function wishesOf(member: { id: number }): Promise<string[]> {
  const sql = `SELECT p.slug FROM wishlist_entries w JOIN products p ON p.id = w.product_id
    WHERE w.member_id = ? ORDER BY w.id`
  const rows = await shopReader().rows<{ slug: string }>(sql, [member.id])
  return rows.map(({ slug }) => slug)
}

test.group('Wishes', () => {
  test('[W-01] [W-04] card and dialog save with the same words and show the same state', async ({
    assert,
    browser,
  }) => {
    const { member, category, cap, drill } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/${category.slug}`, member })
    const onCard = page.getByRole('button', { name: 'I save for this! Cordless drill, 18 V' })
    assert.equal(await onCard.getAttribute('aria-pressed'), 'false')
    const answered = page.waitForResponse('**/wishlist/**')
    await onCard.click()
    await page.locator('.card button[aria-pressed="true"]').waitFor()
    assert.isTrue((await (await answered).json()).added)
    assert.deepEqual(await wishesOf(member), [drill.slug])
    const tape = page.locator('.header-tape')
    await page.waitForFunction(
      `document.querySelector('.header-tape').getAttribute('aria-valuetext').includes('drill')`
    )
    assert.equal(await tape.getAttribute('aria-valuenow'), '3')

    await page.getByRole('link', { name: 'Cordless drill, 18 V' }).click()
    const dialog = page.getByRole('dialog')
    const inDialog = dialog.getByRole('button', { name: 'I save for this!', exact: true })
    await inDialog.waitFor()
    assert.equal(await inDialog.getAttribute('aria-pressed'), 'true')
    await inDialog.click()
    await dialog.locator('button[aria-pressed="false"]').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.locator('.card button[aria-pressed="true"]').count(), 0)
    assert.isEmpty(await wishesOf(member))

    await page.route('**/wishlist/**', (route) => route.abort())
    await page.getByRole('button', { name: `I save for this! Work cap` }).click()
    await page.getByText('An error has occurred').first().waitFor()
    assert.equal(await page.locator('.card button[aria-pressed="true"]').count(), 0)
    assert.notInclude(await wishesOf(member), cap.slug)
    await page.context().close()
  })
})
