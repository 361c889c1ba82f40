import { globSync } from 'node:fs'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage } from '#tests/support/browser'
import { LOOKS, LOOKS_OF_CONTENTS, LOOKS_OVER } from './component_looks.js'

/** Names of looks with the selectors that they are recognised by. */
function selectorsIn(looks: object, before = ''): [name: string, selector: string][] {
  return Object.entries(looks).flatMap(([name, selector]) => {
    const whole = before ? `${before}.${name}` : name
    return typeof selector === 'string' ? [[whole, selector]] : selectorsIn(selector, whole)
  }) as [string, string][]
}

/** Those of a component that its samples do not show. */
async function missing(page: Page, component: string, looks: object): Promise<string[]> {
  const samples = page.locator(`[data-component=${component}] .kit-samples`)
  const wanted = selectorsIn(looks, component)
  const counts = await Promise.all(wanted.map(([, selector]) => samples.locator(selector).count()))
  return wanted.filter((_, at) => counts[at] === 0).map(([name]) => name)
}

/** Those that lie over the page after none of its buttons. */
async function missingOver(page: Page, component: string, looks: object): Promise<string[]> {
  let left = selectorsIn(looks, component)
  for (const opener of await page
    .locator(`[data-component=${component}] .kit-samples > button`)
    .all()) {
    await opener.click()
    const opened = page.locator('.drawer, .dialog:not(.kit-window *), .toast')
    // Toasts come one after the other, and the first ones wait behind the last.
    await opened.nth(component === 'toast' ? left.length - 1 : 0).waitFor({ state: 'attached' })
    const counts = await Promise.all(left.map(([, selector]) => page.locator(selector).count()))
    left = left.filter((_, at) => counts[at] === 0)
    await page.keyboard.press('Escape')
    if (component !== 'toast') await opened.first().waitFor({ state: 'detached' })
  }
  return left.map(([name]) => name)
}

test.group('Looks of the components', () => {
  test('every component has its looks here', ({ assert }) => {
    const files = globSync('*.tsx', { cwd: app.makePath('resources/components/ui') })
    const named = Object.keys({ ...LOOKS, ...LOOKS_OF_CONTENTS, ...LOOKS_OVER })
    // The window of a dialog is drawn by what opens it.
    const parts = ['dialog_popup']
    assert.sameMembers(
      [...named, ...parts],
      files.map((name) => basename(name, '.tsx'))
    )
  })

  for (const theme of ['light', 'dark']) {
    test(`the page of the components shows each look that their properties give them, ${theme}`, async ({
      assert,
      browser,
    }) => {
      const page = await openPage(browser, {
        path: `/dev/ui?theme=${theme}&locale=en`,
        width: 1280,
      })
      assert.equal(await page.locator('html').getAttribute('data-theme'), theme)
      const found: string[] = []
      for (const [component, looks] of Object.entries({ ...LOOKS, ...LOOKS_OF_CONTENTS })) {
        found.push(...(await missing(page, component, looks)))
      }
      for (const [component, looks] of Object.entries(LOOKS_OVER)) {
        found.push(...(await missingOver(page, component, looks)))
      }
      assert.deepEqual(found, [])
    })
  }
})
