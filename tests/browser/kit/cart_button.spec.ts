import { test } from '@japa/runner'
import { kitBrowser } from '#tests/support/kit_browser'

test.group('Cart button', (group) => {
  const kit = kitBrowser(group)

  test('[U-20] [C-07] the cart button wiggles for 600 ms when the count changes', async ({
    assert,
  }) => {
    const page = await kit.openFrozen(1280)
    const cart = page.getByRole('button', { name: /^Cart/ })
    assert.notInclude((await cart.getAttribute('class')) ?? '', 'wiggle')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.clock.runFor(590)
    assert.include((await cart.getAttribute('class')) ?? '', 'wiggle')
    await page.clock.runFor(20)
    assert.notInclude((await cart.getAttribute('class')) ?? '', 'wiggle')
  })
})
