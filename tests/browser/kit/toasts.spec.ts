import { test } from '@japa/runner'
import { kitBrowser, styleOf } from '#tests/support/kit_browser'

test.group('Toasts', (group) => {
  const kit = kitBrowser(group)

  test('[U-10] of six toasts four are shown, newest lowest, the oldest of them faded', async ({
    assert,
  }) => {
    const page = await kit.open(390)
    await page.getByRole('button', { name: 'Six toasts' }).click()
    const shown = page.locator('.toast:visible')
    await page.waitForFunction(() => document.querySelectorAll('.toast').length === 6)
    assert.deepEqual(await shown.allInnerTexts(), ['warning', 'error', 'gift', 'other'])
    assert.deepEqual(
      await shown.evaluateAll((toasts) => toasts.map((toast) => toast.matches('.faded'))),
      [true, false, false, false]
    )
  })

  test('[N-10] each type has its icon and its ground, other is black', async ({ assert }) => {
    const page = await kit.open(390)
    await page.getByRole('button', { name: 'Six toasts' }).click()
    const toasts = page.locator('.toast')
    await toasts.nth(5).waitFor({ state: 'attached' })
    const looks = await toasts.evaluateAll((all) =>
      all.map((toast) => {
        const [icon] = /lucide-[\w-]+/.exec(toast.querySelector('svg')!.getAttribute('class')!)!
        return `${toast.querySelector('p')!.textContent}: ${icon}`
      })
    )
    assert.sameMembers(looks, [
      'info: lucide-info',
      'success: lucide-circle-check',
      'warning: lucide-triangle-exclamation-point',
      'error: lucide-circle-exclamation-point',
      'gift: lucide-gift',
      'other: lucide-megaphone',
    ])
    assert.equal(await styleOf(page, '.toast.other', 'background-color'), 'rgb(13, 28, 32)')
    const grounds = await toasts.evaluateAll((all) =>
      all.map((toast) => getComputedStyle(toast).backgroundColor)
    )
    assert.lengthOf([...new Set(grounds)], 6)
  })

  test('[L-14] [U-16] [U-17] a toast stays 5000 ms, at the bottom', async ({ assert }) => {
    const page = await kit.openFrozen(1280)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'One toast' }).click()
    const staying = page.locator('.toast:not([data-ending-style])')
    await staying.waitFor()
    await page.mouse.move(5, 5)
    assert.equal(await styleOf(page, '.toasts', 'position'), 'fixed')
    const box = await page.locator('.toasts').boundingBox()
    assert.equal(844 - box!.y - box!.height, 28)
    await page.clock.runFor(4900)
    assert.equal(await staying.count(), 1)
    await page.clock.runFor(200)
    assert.equal(await staying.count(), 0)
  })

  test('a toast waits while the pointer rests on it', async ({ assert }) => {
    const page = await kit.openFrozen(1280)
    await page.getByRole('button', { name: 'One toast' }).click()
    await page.locator('.toast').hover()
    await page.clock.runFor(20_000)
    assert.equal(await page.locator('.toast').count(), 1)
  })
})
