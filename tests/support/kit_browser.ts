import type { Group } from '@japa/runner/core'
import type { Browser, BrowserContext, Page } from 'playwright'
import { openChromium } from './chromium.js'
import { serveKitPage, type KitPage } from './kit_page.js'

const HEIGHT = 844
const WAIT_MS = 8000

/** Opens the kit's fixture in Chromium for the tests of one group; every test gets a fresh context. */
export function kitBrowser(group: Group) {
  let kit: KitPage
  let browser: Browser
  let context: BrowserContext
  const complaints: string[] = []

  group.setup(async () => {
    kit = await serveKitPage()
    browser = await openChromium()
    return async () => {
      await browser.close()
      kit.close()
    }
  })
  group.each.setup(async () => {
    complaints.length = 0
    context = await browser.newContext()
    context.setDefaultTimeout(WAIT_MS)
    return () => context.close()
  })

  async function blank(width: number): Promise<Page> {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: HEIGHT })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    return page
  }

  async function visit(page: Page): Promise<Page> {
    await page.goto(kit.url)
    await page.getByRole('heading', { name: 'Kit' }).waitFor()
    return page
  }

  return {
    /** Console errors and exceptions of the page since the test began. */
    complaints,
    /** Opens the fixture in a window of this width, in px. */
    open: async (width: number) => visit(await blank(width)),
    /** The same with the page's clock in the hands of the test. */
    openFrozen: async (width: number) => {
      const page = await blank(width)
      await page.clock.install()
      return visit(page)
    },
  }
}

/** The computed value of a property of the first element that matches. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const element = `document.querySelector(${JSON.stringify(selector)})`
  return page.evaluate(`getComputedStyle(${element}).getPropertyValue('${property}')`)
}
