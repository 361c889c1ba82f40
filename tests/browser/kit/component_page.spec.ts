import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'

const NARROW = 360
const KIT = app.makePath('resources/components/ui')
const SAMPLES = app.makePath('resources/component_page/samples')
const COMPONENT = /^export function ([A-Z]\w+)\(/gm
/** The sixth message is one more than are shown; they stay until they are closed. */
const TOASTS = 6

type Look = { theme: 'light' | 'dark'; locale: 'hu' | 'en'; width: number }

const THEMES = ['light', 'dark'] as const
const LOCALES = ['hu', 'en'] as const
const WIDTHS = [NARROW, DESKTOP]

/** Every theme in every language, on the narrowest window and on the widest. */
const LOOKS: Look[] = THEMES.flatMap((theme) =>
  LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ theme, locale, width })))
)

async function openLook(browser: Browser, { theme, locale, width }: Look): Promise<Page> {
  return openPage(browser, { path: `/dev/ui?theme=${theme}&locale=${locale}`, width, locale })
}

function sourcesIn(folder: string): string[] {
  return globSync('*.tsx', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
}

test.group('Page of the components', () => {
  test('it shows each file of the folder, and every component that one has', async ({
    assert,
    browser,
  }) => {
    const page = await openLook(browser, { theme: 'light', locale: 'en', width: DESKTOP })
    const shown = await page
      .locator('[data-component]')
      .evaluateAll((sections) => sections.map((one) => (one as HTMLElement).dataset.component))
    const files = globSync('*.tsx', { cwd: KIT }).map((name) => basename(name, '.tsx'))
    assert.sameMembers(shown, files)
    const nothing = await page
      .locator('.kit-samples')
      .evaluateAll((places) =>
        places
          .filter((place) => ![...place.children].some((one) => one.getBoundingClientRect().height))
          .map((place) => place.closest<HTMLElement>('[data-component]')!.dataset.component)
      )
    assert.deepEqual(nothing, [], 'a state that shows nothing')
    const drawn = sourcesIn(SAMPLES).join('\n')
    const components = sourcesIn(KIT).flatMap((source) =>
      [...source.matchAll(COMPONENT)].map(([, name]) => name)
    )
    // What other components are made of is drawn with them.
    const parts = ['ButtonContent', 'FieldNote']
    const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(drawn))
    assert.sameMembers(missing, parts)
  })

  for (const look of LOOKS) {
    const { theme, locale, width } = look
    test(`no accessibility fault, nothing beyond the window (${theme}, ${locale}, ${width} px)`, async ({
      assert,
      browser,
    }) => {
      const page = await openLook(browser, look)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), locale)
      assert.equal(await page.locator('html').getAttribute('data-theme'), theme)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(problemsOf(page), [])
      await screenshot(page, `component_page_${theme}_${locale}_${width}`)
    })
  }

  test('what lies over a page opens from it, and what a sample leads to does not', async ({
    assert,
    browser,
  }) => {
    const page = await openLook(browser, { theme: 'dark', locale: 'en', width: NARROW })
    for (const component of ['drawer', 'dialog', 'dialog_popup', 'plain_dialog']) {
      const openers = page.locator(`[data-component=${component}] .kit-samples > button`)
      assert.isAbove(await openers.count(), 0, component)
      for (const opener of await openers.all()) {
        await opener.click()
        const opened = page.locator('.drawer, .dialog:not(.kit-window *)')
        await opened.waitFor()
        await page.keyboard.press('Escape')
        await opened.waitFor({ state: 'detached' })
      }
    }
    await page.locator('[data-component=card] a').first().click()
    assert.match(page.url(), /\/dev\/ui\?theme=dark&locale=en$/)
    await page.getByRole('link', { name: 'Magyar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alkotóelemek' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    await page.locator('[data-component=toast] .kit-samples > button').click()
    await page
      .locator('.toast')
      .nth(TOASTS - 1)
      .waitFor({ state: 'attached' })
    assert.deepEqual(problemsOf(page), [])
  })
})
