import { AxeBuilder } from '@axe-core/playwright'
import { test } from '@japa/runner'
import { kitBrowser } from '#tests/support/kit_browser'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.group('Accessibility of the kit', (group) => {
  const kit = kitBrowser(group)

  for (const scheme of ['light', 'dark'] as const) {
    test(`no accessibility fault and no blocked style, ${scheme}`, async ({ assert }) => {
      const page = await kit.open(390)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const panel of ['', 'Open left', 'Open dialog', 'Six toasts']) {
        if (panel) await page.getByRole('button', { name: panel }).click()
        await page.waitForTimeout(300)
        const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
        const faults = violations.map(
          (fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' ')}`
        )
        assert.deepEqual(faults, [], panel)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(100)
      }
      assert.deepEqual(kit.complaints, [])
    }).timeout(60_000)
  }
})
