import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { givenStaff } from '#tests/support/members'

test.group('Imports in the back-office', () => {
  test('marketing brings a count in: columns, preview, result', async ({ assert, browser }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const product = await givenProduct({ stock: 5 })
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, staff)
    await openList(page, 'Stock')
    await page.getByRole('link', { name: 'Import from CSV' }).click()
    const contents = `Cikkszám;Találat\n${product.slug};12\nno-such-gift;1\n`
    await page.locator('input[type=file]').setInputFiles({
      name: 'leltár.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(contents),
    })
    await page.getByRole('combobox', { name: 'Pieces counted' }).click()
    await page.getByRole('option', { name: 'Találat' }).click()
    await screenshot(page, 'admin-import-columns')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('cell', { name: '5 → 12' }).waitFor()
    await page.getByRole('cell', { name: 'Address name (slug) is unknown' }).waitFor()
    await screenshot(page, 'admin-import-preview')
    assert.equal(await stockOf(product), 5)
    await page.getByRole('button', { name: 'Write 1 line' }).click()
    await page.getByText('The file is in.').waitFor()
    assert.equal(await stockOf(product), 12)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Result as CSV' }).click(),
    ])
    const result = readFileSync(await download.path(), 'utf8')
    assert.include(result, `2;changed;${product.slug};;5 → 12;\n3;refused;no-such-gift;`)
    assert.deepEqual(problems, [])
  }).timeout(240_000)
})
