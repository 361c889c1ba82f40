import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { parcelsOf } from '#catalogue'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { ordersOf } from '#tests/support/checkout'
import { givenStaff } from '#tests/support/members'
import { givenOrderInWork } from '#tests/support/parcels'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test.group('Parcels in the back-office', () => {
  test('a gift is replaced, a part is sent, the rest follows and arrives', async ({
    assert,
    browser,
  }) => {
    const cap = await givenProduct({ price: 1200, stock: 5, titleHu: 'Sapka' })
    const word = `Bögre ${Date.now()}`
    const mug = await givenProduct({ price: 700, stock: 5, titleHu: word })
    const order = await givenOrderInWork([{ product: cap, quantity: 2 }], 3000)
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff())
    await page.goto(`/admin/orders/${order.orderId}/show`)

    await press(page, 'Csere')
    await page.getByRole('combobox', { name: 'Ajándék' }).fill(word)
    await page.getByRole('option', { name: `${word} (700 pont)` }).click()
    await page.getByText('A tag 1 000 pontot visszakap.').waitFor()
    await page.getByText('Visszakerültek a darabok a raktárba?').waitFor()
    assert.isTrue(await page.getByRole('radio', { name: 'Nem: veszteségként' }).isChecked())
    await screenshot(page, 'admin-order-replace-hu')
    await answer(page, 'Ezt küldjük')
    await page.getByText('1 000 pont visszaírva', { exact: true }).waitFor()
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [3, 3])

    await press(page, 'Részszállítás')
    await page.getByRole('spinbutton', { name: `${word} Darab (még 2)` }).fill('3')
    await page.getByLabel('Futárszolgálat').fill('GLS')
    await answer(page, 'Feladás')
    await page.getByText('Ennél kevesebb darab vár feladásra').waitFor()
    await page.getByRole('spinbutton', { name: `${word} Darab (még 2)` }).fill('1')
    await answer(page, 'Feladás')
    await page.getByText('A csomag elindult. Egy darab maradt.').waitFor()
    await page.getByText('GLS', { exact: true }).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: `1 × ${word}` })
      .waitFor()
    assert.equal(await page.getByRole('button', { name: 'Rendelés törlése' }).count(), 0)

    await press(page, 'Feladás rögzítése')
    await answer(page, 'Feladás')
    await page.getByRole('button', { name: 'Kézbesítés rögzítése' }).waitFor()
    await screenshot(page, 'admin-order-parcels-hu')
    for (const left of [2, 1]) {
      await page.getByRole('button', { name: 'Megérkezett' }).first().click()
      await page
        .getByRole('button', { name: 'Megérkezett' })
        .nth(left - 1)
        .waitFor({ state: 'detached' })
    }
    await page.getByText('Kézbesítve', { exact: true }).first().waitFor()
    assert.equal((await ordersOf(order.member))[0].status, 'delivered')
    assert.deepEqual(
      (await parcelsOf(order.orderId)).map(({ carrier }) => carrier),
      ['GLS', '']
    )
    assert.deepEqual(problems, [])
    await page.context().close()
  })

  test('pieces that are back in the store are on sale again', async ({ assert, browser }) => {
    const cap = await givenProduct({ price: 1200, stock: 5 })
    const word = `Mug ${Date.now()}`
    await givenProduct({ price: 700, stock: 5, titleHu: word })
    const order = await givenOrderInWork([{ product: cap, quantity: 2 }], 3000)
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff())
    await page.goto(`/admin/orders/${order.orderId}/show`)
    await press(page, 'Replace')
    await page.getByRole('combobox', { name: 'Gift' }).fill(word)
    await page.getByRole('option', { name: `${word} (700 points)` }).click()
    const question = page.getByRole('radiogroup', { name: 'Are the pieces back in the store?' })
    await question.getByRole('radio', { name: 'Yes: they are on sale again' }).check()
    await screenshot(page, 'admin-order-replace-en')
    await answer(page, 'Send this gift')
    await page.getByText('1,000 points given back', { exact: true }).waitFor()
    assert.equal(await stockOf(cap), 5)
    assert.deepEqual(problems, [])
    await page.context().close()
  })
})
