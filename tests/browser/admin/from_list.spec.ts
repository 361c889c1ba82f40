import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenBatch } from '#tests/support/points'

/** Opens a record as people do: by its line in the list, of which the page is filled at first. */
async function openFromList(page: Page, resource: string, id: number) {
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
  await page.goto(`/admin/${resource}?filter=${filter}`)
  await page.locator('tbody tr td.column-id').click()
  await page.waitForURL(new RegExp(`/admin/${resource}/${id}/show`))
}

test.group('From a list to the record', () => {
  test('[O-10] an order opens from its line', async ({ assert, browser }) => {
    const { orderId: id } = await givenOrder()
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await openFromList(page, 'orders', id)
    await page.getByRole('button', { name: 'Write a note' }).waitFor()
    assert.deepEqual(problems, [])
  })

  for (const [locale, width, words] of [
    [
      'en',
      1280,
      {
        void: 'Make void',
        back: 'Take back the withdrawal',
        why: 'Why',
        ok: 'Confirm',
        none: 'Nobody has scanned these stickers',
      },
    ],
    [
      'hu',
      390,
      {
        void: 'Érvénytelenítés',
        back: 'Érvénytelenítés visszavonása',
        why: 'Miért',
        ok: 'Megerősítés',
        none: 'Ezeket a matricákat még senki sem olvasta be',
      },
    ],
  ] as const) {
    test(`[O-16] a roll is made void with a reason, and that is taken back (${locale}, ${width})`, async ({
      assert,
      browser,
    }) => {
      const { id } = await givenBatch({ count: 200 })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await openFromList(page, 'code_batches', id)
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: words.void, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.why).fill('Rossz termékre került')
      await screenshot(page, `admin-void-roll-${locale}`)
      await dialog.getByRole('button', { name: words.void, exact: true }).click()
      const back = page.getByRole('button', { name: words.back })
      await back.waitFor()
      await page.getByText('Rossz termékre került').waitFor()
      await page.getByText(words.none).waitFor()
      await screenshot(page, `admin-voided-roll-${locale}`)
      await back.click()
      await dialog.getByRole('button', { name: words.ok }).waitFor()
      await screenshot(page, `admin-restore-roll-${locale}`)
      await dialog.getByRole('button', { name: words.ok }).click()
      await page.getByRole('button', { name: words.void, exact: true }).waitFor()
      assert.deepEqual(problems, [])
    })
  }
})
