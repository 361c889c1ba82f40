import type { Browser, Page } from 'playwright'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice, openList, searchList } from '#tests/support/back_office'
import { baseUrl, screenshot } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

/** A staff member's browser, signed in, with the language set. */
async function backOffice(browser: Browser, role: 'admin' | 'marketing', locale = 'en') {
  const staff = await givenStaff({ role })
  const window = await atEntrance(browser, { locale })
  await enterBackOffice(window.page, staff)
  return window
}

/** The elements that an animation or a transition still moves two frames later: those of no motion take a millisecond, and a frame to begin. */
const MOVING = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => document.getAnimations().map(({ effect }) => effect.target.outerHTML))`

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name })

test.group('Back-office', () => {
  test('marketing finds a gift, changes its price and books what was lost', async ({
    assert,
    browser,
  }) => {
    const category = await givenCategory()
    const title = `Kalapács ${Date.now()}`
    const product = await givenProduct({
      titleHu: title,
      categoryId: category.id,
      price: 500,
      stock: 10,
    })
    const { page, problems } = await backOffice(browser, 'marketing')
    await openList(page, 'Gifts')
    await searchList(page, title)
    await page.getByRole('cell', { name: title }).click()
    // The stock comes with the whole record; until then the form shows the line of the list.
    await page.getByRole('button', { name: 'Book a movement' }).waitFor()
    await page.getByRole('spinbutton', { name: 'Price in points' }).fill('650')
    await page.getByRole('button', { name: 'Book a movement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book a movement' })
    await dialog.waitFor()
    assert.isEmpty(await page.evaluate(MOVING), 'this browser asks for less motion')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Lost or spoilt' }).click()
    await dialog.getByRole('spinbutton').fill('6')
    await dialog.getByRole('textbox').last().fill('Broken')
    await dialog.getByRole('button', { name: 'Book' }).click()
    await page.getByTestId('pieces').getByText('4').waitFor()
    await screenshot(page, 'admin-product')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Element updated').waitFor()
    const [row] = await shopReader().rows<{ price: number; qty: number }>(
      `SELECT p.price, s.qty FROM products p JOIN stock_items s ON s.product_id = p.id
        WHERE p.id = ?`,
      [product.id]
    )
    assert.deepEqual(row, { price: 650, qty: 4 })
    for (const name of ['Members', 'Orders']) assert.equal(await entry(page, name).count(), 0)
    for (const path of ['orders', 'orders/1/show']) {
      await page.goto(`/admin/${path}`)
      await page.waitForURL('**/access-denied')
    }
    await screenshot(page, 'admin-orders-marketing')
    assert.deepEqual(problems, [])
  })

  test('an admin opens a member with the ledger, in Hungarian', async ({ assert, browser }) => {
    const lastName = `Próba${Date.now()}`
    const member = await givenMember({ lastName })
    await givenPoints(member, 1250)
    const { page, problems } = await backOffice(browser, 'admin', 'hu')
    await openList(page, 'Tagok')
    await searchList(page, lastName)
    await page.getByRole('cell', { name: lastName }).click()
    await page.getByRole('tab', { name: 'Pontok' }).click()
    await page.getByRole('table').getByText('Given by a test').waitFor()
    await screenshot(page, 'admin-member')
    assert.match(
      await page.getByRole('table').filter({ hasText: 'Given by a test' }).innerText(),
      /1\s250/
    )
    assert.deepEqual(problems, [])
  })

  test('[Q-26] an admin books points for a member, with a reason', async ({ assert, browser }) => {
    const lastName = `Próba${Date.now()}`
    const member = await givenMember({ lastName })
    await givenPoints(member, 20)
    const { page, problems } = await backOffice(browser, 'admin')
    await openList(page, 'Members')
    await searchList(page, lastName)
    await page.getByRole('cell', { name: lastName }).click()
    await page.getByRole('button', { name: 'Book points' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book points' })
    await dialog.getByLabel('Points; less than zero takes').fill('-30')
    await dialog.getByLabel('Reason for the entry').fill('Booked twice')
    await screenshot(page, 'admin-book-points')
    await dialog.getByRole('button', { name: 'Book' }).click()
    await dialog.getByText('The member has fewer points than this').waitFor()
    // What was typed is still there; only the figure is mended.
    await dialog.getByLabel('Points; less than zero takes').fill('-15')
    await dialog.getByRole('button', { name: 'Book' }).click()
    await page.getByText('The points are booked').waitFor()
    await page.getByRole('tab', { name: 'Points' }).click()
    await page.getByRole('cell', { name: 'Booked twice' }).waitFor()
    assert.deepEqual(
      problems.filter((problem) => !/42[23]/.test(problem)),
      []
    )
  })

  test('a wrong password is told and opens nothing', async ({ assert, browser }) => {
    const staff = await givenStaff()
    const context = await browser.newContext({ baseURL: baseUrl() })
    const page = await context.newPage()
    await page.goto('/admin')
    await page.fill('input[name=username]', staff.email)
    await page.fill('input[name=password]', 'something else')
    await page.keyboard.press('Enter')
    await page.getByText('The e-mail address or the password is wrong').waitFor()
    assert.match(page.url(), /\/admin\/login/)
  })
})
