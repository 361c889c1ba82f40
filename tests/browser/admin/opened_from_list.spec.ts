import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { givenDraft } from '#tests/support/boosters'
import { DESKTOP, PHONE } from '#tests/support/browser'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenBatch } from '#tests/support/points'

/** A list, and a text that only the page of one of its records has. */
const OPENED = [
  ['orders', 'Steps'],
  ['code_batches', 'Withdrawn parts'],
  ['stock_items', 'Book a movement'],
  ['members', 'Book points'],
  ['boosters', 'Rehearsal'],
] as const

/** Opens the first record of a list as a hand does; the list's own lines are kept by then. */
async function openFirst(page: Page, list: string) {
  await page.goto(`/admin/${list}`)
  const line = page.locator('tbody tr').first()
  await line.waitFor()
  await line
    .locator('td')
    .last()
    .click({ position: { x: 2, y: 2 } })
  await page.waitForURL(new RegExp(`/admin/${list}/[^/?]+/show`))
}

test.group('Pages of the back-office opened from their lists', () => {
  for (const width of [DESKTOP, PHONE]) {
    test(`[O-10] each comes up whole at ${width} px`, async ({ assert, browser }) => {
      await givenOrder()
      await givenBatch()
      await givenProduct({ stock: 1 })
      await givenMember()
      await givenDraft()
      const { page, problems } = await atEntrance(browser, { locale: 'en' })
      await enterBackOffice(page, await givenStaff())
      await page.setViewportSize({ width, height: 844 })
      const broken: string[] = []
      page.on('console', (message) => {
        if (/TypeError/.test(message.text())) broken.push(message.text())
      })
      for (const [list, text] of OPENED) {
        await openFirst(page, list)
        await page.getByText(text).first().waitFor()
      }
      assert.deepEqual([...broken, ...problems], [])
    })
  }

  test('[O-08] a refused form on a phone leaves the button that saves in reach', async ({
    assert,
    browser,
  }) => {
    const { page } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff())
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.goto('/admin/participating_products/create')
    await page.getByRole('textbox', { name: 'Name (Hungarian)' }).fill('Falfesték')
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    const told = page.locator('.MuiSnackbar-root')
    await told.waitFor()
    const [over, under] = [(await told.boundingBox())!, (await save.boundingBox())!]
    assert.isBelow(over.y + over.height, under.y)
  })
})
