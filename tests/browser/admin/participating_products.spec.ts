import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import {
  atEntrance,
  cutOff,
  enterBackOffice,
  openList,
  searchList,
} from '#tests/support/back_office'
import { PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenBatch, givenParticipatingProduct } from '#tests/support/points'

test.group('Participating products in the back-office', () => {
  test('[O-10] marketing makes one and ends it, in Hungarian', async ({ assert, browser }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    const name = `Csemperagasztó ${randomUUID().slice(0, 8)}`
    await openList(page, 'Pontot érő termékek')
    await page.getByRole('link', { name: 'Új' }).click()
    await page.getByRole('textbox', { name: 'Név (magyar)' }).fill(name)
    await page.getByLabel('Pont beolvasásonként').fill('35')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page
      .getByText('Ezt a mezőt ki kell tölteni')
      .or(page.getByText('Kötelező'))
      .first()
      .waitFor()
    await page.getByRole('textbox', { name: 'Név (angol)' }).fill('Tile adhesive')
    await screenshot(page, 'admin-participating-product-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByRole('columnheader').first().waitFor()
    await searchList(page, name)
    await page.getByRole('cell', { name, exact: true }).click()
    await page.getByLabel('Pontot érő termék').click()
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByRole('row', { name }).getByText('Lezárt').waitFor()
    await screenshot(page, 'admin-participating-products-hu')
    const sql = 'SELECT points, is_active FROM participating_products WHERE title_hu = ?'
    assert.deepEqual(await shopReader().rows(sql, [name]), [{ points: 35, is_active: 0 }])
    assert.deepEqual(problems, [])
  })

  test('[O-16] the points of a product with stickers lead to a point rule', async ({
    assert,
    browser,
  }) => {
    const product = await givenParticipatingProduct({ titleEn: 'Primer', points: 20 })
    await givenBatch({ productId: product.id })
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff())
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.goto(`/admin/participating_products`)
    await page.getByRole('columnheader').first().waitFor()
    assert.deepEqual(await cutOff(page), [])
    await screenshot(page, 'admin-participating-products-phone')
    await page.goto(`/admin/participating_products/${product.id}`)
    const points = page.getByLabel('Points per scan')
    await points.waitFor()
    assert.isFalse(await points.isEditable())
    await screenshot(page, 'admin-participating-product-phone')
    await page.getByRole('link', { name: 'New point rule' }).click()
    await page.waitForURL(/point_rules\/create/)
    await page.getByRole('combobox', { name: 'Product' }).waitFor()
    const chosen = page.getByRole('combobox', { name: 'Product' })
    await page.waitForFunction(
      (title) => [...document.querySelectorAll('input')].some(({ value }) => value === title),
      product.titleHu
    )
    assert.equal(await chosen.inputValue(), product.titleHu)
    assert.deepEqual(problems, [])
  })
})
