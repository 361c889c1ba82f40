import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { givenDraft } from '#tests/support/boosters'
import { PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenCaredMember } from '#tests/support/cared_member'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { givenSurvey, removeSurveys } from '#tests/support/surveys'

const LISTS = [
  'products',
  'members',
  'code_batches',
  'participating_products',
  'representatives',
  'staff',
  'surveys',
  'boosters',
  'stock_items',
  'categories',
]

/** Fails where a table of the page is wider than the phone. */
async function assertFits(page: Page, assert: Assert, place: string) {
  assert.deepEqual(await cutOff(page), [], place)
  for (const table of await page.locator('table').all()) {
    const wide = await table.evaluate(({ scrollWidth }) => scrollWidth)
    assert.isAtMost(wide, PHONE, place)
  }
  assert.isFalse(await scrollsSideways(page), place)
}

test.group('Lists of the back-office on a phone', (group) => {
  group.each.teardown(() => removeSurveys())

  for (const locale of ['hu', 'en'] as const) {
    test(`lists show the columns that matter (${locale})`, async ({ assert, browser }) => {
      const { id } = await givenCategory({ titleHu: 'Munkaruházat és védőfelszerelés' })
      await givenProduct({ categoryId: id, titleHu: 'Bélelt téli munkáskabát fényvisszaverővel' })
      await givenMember()
      await givenBatch()
      await givenProduct({ titleHu: 'Vakolóplató rozsdamentes acélból, fa nyéllel', stock: 0 })
      await givenSurvey({ title_hu: 'Milyen homlokzati festékkel dolgozott tavaly nyáron?' })
      await givenDraft({ nameHu: 'Kétszeres pont minden homlokzati festékre' })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.setViewportSize({ width: PHONE, height: 844 })
      for (const list of LISTS) {
        await page.goto(`/admin/${list}`)
        await page.locator('tbody tr').first().waitFor()
        await assertFits(page, assert, list)
        await screenshot(page, `admin-phone-${list}-${locale}`)
      }
      assert.deepEqual(problems, [])
    })
  }

  for (const locale of ['hu', 'en'] as const) {
    test(`the points of a member and the movements of a stock fit too (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { member } = await givenCaredMember()
      await givenCreditedScan(member, 120)
      const { id } = await givenProduct({ stock: 4 })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.setViewportSize({ width: PHONE, height: 844 })
      await page.goto(`/admin/members/${member.id}/show/devices`)
      await page.getByText('Firefox, Windows').waitFor()
      await assertFits(page, assert, 'devices')
      await page.goto(`/admin/members/${member.id}/show/ledger`)
      await page.getByText(locale === 'hu' ? 'Egyenleg: 920' : 'Balance: 920').waitFor()
      await assertFits(page, assert, 'member')
      await screenshot(page, `admin-phone-member-${locale}`)
      const sql = 'SELECT id FROM stock_items WHERE product_id = ?'
      const [item] = await shopReader().rows<{ id: number }>(sql, [id])
      await page.goto(`/admin/stock_items/${item.id}/show`)
      await page.locator('tbody tr').first().waitFor()
      await assertFits(page, assert, 'stock item')
      await screenshot(page, `admin-phone-stock-item-${locale}`)
      assert.deepEqual(problems, [])
    })
  }

  test('[O-16] a window made narrow shows the page, not the menu over it', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await openList(page, 'Gifts')
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.getByRole('link', { name: 'Create' }).click()
    await page.waitForURL(/\/admin\/products\/create/)
    assert.deepEqual(problems, [])
  })
})
