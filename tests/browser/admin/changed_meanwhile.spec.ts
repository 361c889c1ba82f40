import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenCaredMember } from '#tests/support/cared_member'
import { givenStaff } from '#tests/support/members'
import { givenOrderInWork, send } from '#tests/support/parcels'

for (const { locale, words } of [
  {
    locale: 'en',
    words: {
      save: 'Save',
      price: /^Price/,
      refused: 'Somebody else saved it meanwhile',
      names: 'Correct name and e-mail',
      parcel: 'Put right',
    },
  },
  {
    locale: 'hu',
    words: {
      save: 'Mentés',
      price: /^Ár/,
      refused: 'Közben más is mentette',
      names: 'Név és e-mail-cím javítása',
      parcel: 'Javítás',
    },
  },
] as const) {
  test(`[O-10] of two tabs with one gift the second to save is told, and keeps what was typed (${locale})`, async ({
    assert,
    browser,
  }) => {
    const category = await givenCategory()
    const { id } = await givenProduct({ price: 100, categoryId: category.id })
    const { page: first, problems } = await atEntrance(browser, { locale })
    await enterBackOffice(first, await givenStaff())
    const second = await first.context().newPage()
    const prices = [first, second].map((page) =>
      page.getByRole('spinbutton', { name: words.price })
    )
    const pages = [first, second]
    for (const page of pages) await page.goto(`/admin/products/${id}`)
    for (const price of prices) await price.waitFor()
    const save = async (at: number, price: string) => {
      await prices[at].fill(price)
      const saved = pages[at].waitForResponse((answer) => answer.request().method() === 'PUT')
      await pages[at].getByRole('button', { name: words.save, exact: true }).click()
      return (await saved).status()
    }

    assert.equal(await save(0, '110'), 200)
    assert.equal(await save(1, '120'), 409)
    await second.getByText(words.refused).waitFor()
    assert.equal(await prices[1].inputValue(), '120')
    await first.reload()
    await prices[0].waitFor()
    assert.equal(await prices[0].inputValue(), '110')
    // Whoever saves twice is not in the own way.
    assert.equal(await save(0, '111'), 200)
    assert.equal(await save(0, '112'), 200)
    assert.deepEqual(problems, [])
  })

  test(`[O-10] of two tabs with one member or parcel the second to correct it is told in the dialog (${locale})`, async ({
    assert,
    browser,
  }) => {
    const { member } = await givenCaredMember()
    const order = await givenOrderInWork([{ product: await givenProduct({ price: 100 }) }])
    await send(order, { [order.lineIds[0]]: 1 }, 'GLS')
    const { page: first, problems } = await atEntrance(browser, { locale })
    await enterBackOffice(first, await givenStaff())
    const pages = [first, await first.context().newPage()]
    for (const [address, button, name] of [
      [`members/${member.id}/show`, words.names, 'last_name'],
      [`orders/${order.orderId}/show`, words.parcel, 'carrier'],
    ]) {
      const fields = pages.map((page) => page.getByRole('dialog').locator(`input[name=${name}]`))
      for (const page of pages) {
        await page.goto(`/admin/${address}`)
        await page.getByRole('button', { name: button, exact: true }).click()
      }
      const save = async (at: number, value: string) => {
        await fields[at].fill(value)
        const saved = pages[at].waitForResponse((answer) => answer.request().method() === 'PUT')
        await pages[at].getByRole('dialog').getByRole('button', { name: words.save }).click()
        return (await saved).status()
      }
      assert.equal(await save(0, 'Egyik'), 200)
      await fields[0].waitFor({ state: 'detached' })
      assert.equal(await save(1, 'Másik'), 409)
      await pages[1].getByRole('dialog').getByText(words.refused).waitFor()
      assert.equal(await fields[1].inputValue(), 'Másik')
      // Whoever saves twice is not in the own way.
      await first.getByText(/Egyik/).first().waitFor()
      await first.getByRole('button', { name: button, exact: true }).click()
      assert.equal(await save(0, 'Harmadik'), 200)
      await fields[0].waitFor({ state: 'detached' })
    }
    assert.deepEqual(problems, [])
  })
}
