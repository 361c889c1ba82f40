import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { openPage, PHONE, screenshot } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'
import { openAtDetails, submit } from '#tests/support/register_pages'

const SENTENCE = 'The shop cannot answer right now.'

/** How many px of height two things share; both are as wide as the phone. */
async function shared(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
}

const refuseChanges = (page: Page) =>
  page.route('**/ajandekok/update/**', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ rule: 'unavailable', message: 'closed' }] } })
  )

test.group('Where a message stands on a phone', () => {
  for (const [where, path, rowClass] of [
    ['cart', '/ajandekok/kategoriak?drawer=cart', '.cart-row'],
    ['checkout', '/bevaltas', '.order-row'],
  ] as const) {
    test(`[C-11] [U-17] it lies over no line of the ${where} that is just changed, is told, and goes when it is closed`, async ({
      assert,
      browser,
    }) => {
      const { member, cap, drill, products } = await givenGiftShop()
      const gifts = [cap, drill, ...products.slice(4, 8)]
      await givenCart(
        member,
        gifts.map((product) => ({ product }))
      )
      const page = await openPage(browser, { path, member, width: PHONE })
      await refuseChanges(page)
      const toast = page.locator('.toast')
      const places = new Set<string>()
      await page.locator(rowClass).first().waitFor()
      for (const [at, row] of (await page.locator(rowClass).all()).entries()) {
        await row.getByRole('button', { name: /^One more/ }).click()
        await toast.getByText(SENTENCE).waitFor()
        if (at === 4) await screenshot(page, `toast-place-${where}`, false)
        assert.isAtMost(await shared(toast, row), 0, `line ${at}`)
        const foot = page.locator('.drawer footer')
        if (await foot.count()) assert.isAtMost(await shared(toast, foot), 0, `foot at line ${at}`)
        places.add((await toast.boundingBox())!.y > 400 ? 'bottom' : 'top')
        assert.isTrue(await page.locator('[aria-live] .toast, .toast[aria-live]').isVisible())
        await toast.locator('button').click()
        await toast.waitFor({ state: 'detached' })
      }
      assert.sameMembers([...places], ['bottom', 'top'])
    })
  }

  test('[A-47] it lies over no field that the registration put the cursor in', async ({
    assert,
    browser,
  }) => {
    const { page } = await openAtDetails(browser, { width: PHONE })
    await submit(page)
    const toast = page.locator('.toast')
    await toast.waitFor()
    assert.isAtMost(await shared(toast, page.locator('.field:has(:focus)')), 0)
  })
})
