import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { toggleWish } from '#catalogue'
import { openPage } from '#tests/support/browser'
import { givenGiftShop } from '#tests/support/gift_shop'
import { DAYS_TOLD } from '#tests/support/members'

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
    await page.locator('.header-tape[aria-valuetext*="drill"]').waitFor()
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
  })

  test('[W-04] home and profile show the way to a wish, and the bookmark takes it off', async ({
    assert,
    browser,
  }) => {
    const { member, drill } = await givenGiftShop({ ...DAYS_TOLD, locale: 'en' }, 500)
    await toggleWish(member.id, drill.slug)
    const page = await openPage(browser, { member })
    const hub = page.getByRole('region', { name: 'Good to see you' })
    assert.include(await hub.innerText(), '14,500 points to go')
    const way = hub.getByRole('progressbar', { name: 'Way to Cordless drill, 18 V' })
    assert.equal(await way.getAttribute('aria-valuenow'), '3')
    const row = page.getByRole('region', { name: 'You save for' }).getByRole('listitem')
    // What the member never scanned is no way.
    assert.notInclude(await row.innerText(), '×')
    // The button is pressed before the server has said so.
    const answered = () => page.waitForResponse((answer) => answer.url().includes('/wishlist/'))
    const taken = answered()
    await row.getByRole('button', { name: 'I save for this! Cordless drill, 18 V' }).click()
    await row.locator('button[aria-pressed="false"]').waitFor()
    await taken
    assert.equal(await way.count(), 0)
    assert.isEmpty(await wishesOf(member))
    const saved = answered()
    await row.getByRole('button').click()
    await row.locator('button[aria-pressed="true"]').waitFor()
    await saved
    await page.goto('/profil')
    const aside = page.getByRole('complementary')
    await aside.getByText('14,500 to go: Cordless drill, 18 V').waitFor()
    assert.equal(await aside.getByRole('listitem').filter({ hasText: 'Cordless' }).count(), 1)
  })
})
