import { test } from '@japa/runner'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { PHONE, screenshot } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch } from '#tests/support/points'

const LISTS = ['products', 'members', 'code_batches', 'participating_products']

test.group('Lists of the back-office on a phone', () => {
  for (const locale of ['hu', 'en'] as const) {
    test(`gifts, members and rolls show the columns that matter (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { id } = await givenCategory({ titleHu: 'Munkaruházat és védőfelszerelés' })
      await givenProduct({ categoryId: id, titleHu: 'Bélelt téli munkáskabát fényvisszaverővel' })
      await givenMember()
      await givenBatch()
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.setViewportSize({ width: PHONE, height: 844 })
      for (const list of LISTS) {
        await page.goto(`/admin/${list}`)
        await page.locator('tbody tr').first().waitFor()
        assert.deepEqual(await cutOff(page), [], list)
        const table = page.locator('table').first()
        const wide = await table.evaluate(({ scrollWidth }) => scrollWidth)
        assert.isAtMost(wide, PHONE, list)
        await screenshot(page, `admin-phone-${list}-${locale}`)
      }
      assert.deepEqual(problems, [])
      await page.context().close()
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
    await page.context().close()
  })
})
