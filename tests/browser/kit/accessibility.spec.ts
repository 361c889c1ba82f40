import { test } from '@japa/runner'
import { axeFaults, WCAG } from '#tests/support/axe'
import { kitBrowser } from '#tests/support/kit_browser'

test.group('Accessibility of the kit', (group) => {
  const kit = kitBrowser(group)

  for (const scheme of ['light', 'dark'] as const) {
    test(`no accessibility fault and no blocked style, ${scheme}`, async ({ assert }) => {
      const page = await kit.open(390)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const panel of ['', 'Open left', 'Open dialog', 'Six toasts']) {
        if (panel) await page.getByRole('button', { name: panel }).click()
        await page.waitForTimeout(300)
        assert.deepEqual(await axeFaults(page, WCAG), [], panel)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(100)
      }
      assert.deepEqual(kit.complaints, [])
    }).timeout(60_000)
  }
})
