import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenStaff } from '#tests/support/members'

for (const { locale, words } of [
  {
    locale: 'en',
    words: { save: 'Save', price: /^Price/, refused: 'Somebody else saved it meanwhile' },
  },
  { locale: 'hu', words: { save: 'Mentés', price: /^Ár/, refused: 'Közben más is mentette' } },
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
    await first.context().close()
  })
}
