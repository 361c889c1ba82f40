import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice, openList, searchList } from '#tests/support/back_office'
import { openPage, PHONE, screenshot } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'

const LONG = 'Hőszigetelőrendszer-ragasztóanyagok és homlokzatfelújítási segédeszközök'

test.group('Categories in the back-office', () => {
  test('[O-10] marketing makes a category and puts a new gift into it, in Hungarian', async ({
    assert,
    browser,
  }) => {
    const mark = Date.now()
    const title = `Újdonságok ${mark}`
    // More than any list offers at once stand before it.
    for (let place = 0; place < 30; place++) await givenCategory({ titleHu: `Egyéb ${place}` })
    await givenCategory({ titleHu: LONG, titleEn: '', slug: `hosszu-${mark}` })
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, staff)
    await openList(page, 'Kategóriák')
    await page.getByRole('link', { name: 'Új' }).click()
    await page.getByRole('textbox', { name: 'Név (magyar)' }).fill(title)
    await page.getByRole('textbox', { name: 'Név a címben' }).fill('kategoriak')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByText('Ennek a szónak más jelentése van').first().waitFor()
    await screenshot(page, 'admin-category-hu')
    await page.getByRole('textbox', { name: 'Név a címben' }).fill('')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await searchList(page, title.toUpperCase())
    await page.getByRole('cell', { name: title }).waitFor()
    // Other categories may fill the first page.
    await page.getByPlaceholder('Keresés').fill(`hosszu-${mark}`)
    await page.getByRole('cell', { name: LONG }).waitFor()
    await screenshot(page, 'admin-categories-hu')

    await openList(page, 'Ajándékok')
    await page.getByRole('link', { name: 'Új' }).click()
    await page.getByRole('textbox', { name: 'Név (magyar)' }).fill(`Sál ${mark}`)
    await page.getByRole('textbox', { name: 'Név (angol)' }).fill(`Scarf ${mark}`)
    const choice = page.getByRole('combobox', { name: 'Kategória' })
    await choice.fill(title.toLowerCase())
    await page.getByRole('option', { name: title }).click()
    await page.getByRole('spinbutton', { name: 'Ár pontban' }).fill('30')
    await page.getByRole('spinbutton', { name: 'Kezdő készlet' }).fill('5')
    await page.getByLabel('Rendelhető').check()
    await screenshot(page, 'admin-product-create-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByText('Készletmozgás').or(page.getByTestId('pieces')).first().waitFor()
    const slug = `ujdonsagok-${mark}`
    const sql = `SELECT p.title_hu AS gift, p.price FROM products p
      JOIN categories c ON c.id = p.category_id WHERE c.slug = ?`
    assert.deepEqual(await shopReader().rows(sql, [slug]), [{ gift: `Sál ${mark}`, price: 30 }])
    assert.deepEqual(problems, [])
    await page.context().close()

    const member = await givenMember({ locale: 'hu' })
    const shop = await openPage(browser, { path: `/ajandekok/${slug}`, member })
    await shop.getByRole('heading', { name: title }).waitFor()
    await shop.getByRole('heading', { name: `Sál ${mark}` }).waitFor()
  })

  test('only an empty category offers to be deleted; on a phone nothing is cut off', async ({
    assert,
    browser,
  }) => {
    const mark = Date.now()
    const full = await givenCategory({ titleEn: `Full ${mark}`, titleHu: `Tele ${mark}` })
    await givenProduct({ categoryId: full.id })
    const empty = await givenCategory({ titleEn: `Empty ${mark}`, titleHu: `Üres ${mark}` })
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, staff)
    await page.setViewportSize({ width: PHONE, height: 800 })
    await page.goto(`/admin/categories/${full.id}`)
    await page.getByRole('button', { name: 'Save' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
    await page.goto(`/admin/categories/${empty.id}`)
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    await screenshot(page, 'admin-category-phone')
    const tooWide = 'document.documentElement.scrollWidth > window.innerWidth'
    assert.isFalse(await page.evaluate(tooWide))
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/\/admin\/categories(\?|$)/)
    const left = await shopReader().rows('SELECT 1 AS found FROM categories WHERE id = ?', [
      empty.id,
    ])
    assert.deepEqual(left, [])
    assert.deepEqual(problems, [])
  })
})
