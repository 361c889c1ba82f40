import { test } from '@japa/runner'
import { kitBrowser, styleOf } from '#tests/support/kit_browser'

test.group('Layout of the kit', (group) => {
  const kit = kitBrowser(group)

  test('[L-17] [U-26] grids have 2, 3 and 4 columns below 600, below 1024 and from 1024 px', async ({
    assert,
  }) => {
    const page = await kit.open(320)
    for (const [width, columns] of [
      [320, 2],
      [599, 2],
      [600, 3],
      [1023, 3],
      [1024, 4],
      [1600, 4],
    ]) {
      await page.setViewportSize({ width, height: 844 })
      const tracks = await styleOf(page, '[data-testid=grid]', 'grid-template-columns')
      assert.lengthOf(tracks.split(' '), columns, `${width} px`)
    }
  })

  test('no sideways scroll at any width of the look', async ({ assert }) => {
    const page = await kit.open(320)
    for (const width of [320, 360, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('#app *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map((element) => element.outerHTML.slice(0, 120))
      )
      assert.isAtMost(
        await page.evaluate(() => document.documentElement.scrollWidth),
        width,
        beyond.join('\n')
      )
    }
  })

  test('[U-27] pictures have the ratio 1.7778', async ({ assert }) => {
    const page = await kit.open(1280)
    assert.equal(parseFloat(await styleOf(page, '.art', 'aspect-ratio')), 1.7778)
    const box = await page.locator('.art').first().boundingBox()
    assert.approximately(box!.width / box!.height, 1.7778, 0.01)
  })

  test('[U-28] icons are 18, 24, 32, 38 and 46 px', async ({ assert }) => {
    const page = await kit.open(1280)
    const widths = await page
      .locator('[data-testid=icons] svg')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).width))
    assert.deepEqual(widths, ['18px', '24px', '32px', '38px', '46px'])
  })
})
