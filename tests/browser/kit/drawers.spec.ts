import { test } from '@japa/runner'
import { kitBrowser, styleOf } from '#tests/support/kit_browser'

test.group('Drawers', (group) => {
  const kit = kitBrowser(group)

  test('[U-11] notifications and cart are 450 px wide, never wider than the screen', async ({
    assert,
  }) => {
    for (const [screen, width] of [
      [1280, 450],
      [360, 360],
    ]) {
      for (const side of ['left', 'right']) {
        const page = await kit.open(screen)
        await page.getByRole('button', { name: `Open ${side}` }).click()
        await page.locator('.drawer').waitFor()
        assert.equal(await styleOf(page, '.drawer', 'width'), `${width}px`)
      }
    }
  })

  test('[U-22] [U-37] the menu drawer is 350 px wide and moves for 200 ms', async ({ assert }) => {
    const page = await kit.open(390)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('.drawer').waitFor()
    assert.equal(await styleOf(page, '.drawer', 'width'), '350px')
    assert.equal(await styleOf(page, '.drawer', 'transition-duration'), '0.2s')
    assert.equal(await styleOf(page, '.scrim', 'transition-duration'), '0.2s')
  })
})
