import type { Page } from 'playwright'
import { takenOver } from './browser.js'

/** Opens an address whose scripts do not come until they are released by what it answers. */
export async function openWithoutScripts(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return async () => {
    release()
    await takenOver(page)
  }
}
