import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, openPage, PHONE, screenshot } from '#tests/support/browser'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { ordersOf } from '#tests/support/checkout'
import { givenStaff } from '#tests/support/members'
import { parcelsOf } from '#tests/support/order_records'
import { givenOrderInWork, send } from '#tests/support/parcels'

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
  })

  for (const [locale, words] of [
    [
      'hu',
      {
        open: 'A maradék törlése',
        reason: 'Indoklás',
        yes: 'Igen: újra rendelhetők',
        done: 'A maradék törölve, 2 400 pont visszakerült',
        gone: '2 nem megy ki',
        shipped: 'Feladva',
        member: '2 db nem küldhető el. 2 400 pont visszakerült.',
      },
    ],
    [
      'en',
      {
        open: 'Cancel the rest',
        reason: 'Reason',
        yes: 'Yes: they are on sale again',
        done: 'The rest is cancelled, 2,400 points went back',
        gone: '2 not sent',
        shipped: 'Shipped',
        member: '2 pieces of it could not be sent. 2,400 points came back.',
      },
    ],
  ] as const) {
    test(`[C-28] the rest of an order is cancelled at the desk, and its member sees it (${locale})`, async ({
      assert,
      browser,
    }) => {
      const cap = await givenProduct({ price: 1200, stock: 5, titleHu: 'Sapka', titleEn: 'Cap' })
      const order = await givenOrderInWork([{ product: cap, quantity: 3 }], 4000)
      const { member, orderId, lineIds } = order
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.goto(`/admin/orders/${orderId}/show`)
      await page.getByText('Sapka').first().waitFor()
      assert.equal(await page.getByRole('button', { name: words.open }).count(), 0)
      await send(order, { [lineIds[0]]: 1 })
      await page.reload()
      await press(page, words.open)
      await page.getByRole('dialog').getByText('2 × Sapka').waitFor()
      await page.getByRole('radio', { name: words.yes }).check()
      await page.getByLabel(words.reason).fill('Elfogyott')
      await screenshot(page, `admin-order-rest-${locale}`)
      await page.getByRole('dialog').getByRole('button', { name: words.open }).dblclick()
      await page.getByText(words.done).waitFor()
      await page.getByText(words.gone).waitFor()
      await page.getByText('Elfogyott').waitFor()
      await page.getByText(words.shipped, { exact: true }).first().waitFor()
      await screenshot(page, `admin-order-rest-done-${locale}`)
      assert.equal(await stockOf(cap), 4)
      assert.equal(await balanceOf(member.id), 2800)
      assert.deepEqual(problems, [])
      await page.context().close()

      const sql = 'UPDATE members SET locale = ? WHERE id = ?'
      await transaction((trx) => rows(trx, sql, [locale, member.id]))
      const path = `/rendelesek/${orderId}`
      for (const width of [PHONE, DESKTOP]) {
        const own = await openPage(browser, { path, member, locale, width })
        const text = await own.locator('.order-gift').innerText()
        assert.include(text.replaceAll('\u00a0', ' '), words.member)
        await screenshot(own, `order-rest-${locale}-${width}`)
        await own.context().close()
      }
    })
  }
})
