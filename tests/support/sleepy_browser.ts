import { chromium, type BrowserContext, type Page } from 'playwright'
import { findHeadlessShell } from '../../scripts/services/chromium.mjs'
import { freePort } from '../../scripts/services/ports.mjs'

/** A browser, and how it ends. */
interface SleepyBrowser {
  context: BrowserContext
  end(): Promise<void>
}

/**
 * Starts a browser whose tabs can be frozen. The driver tells each tab of its own contexts that it is looked at, and such a tab does not
 * freeze; the context the browser began with is left as it is.
 */
export async function launchSleepyBrowser(): Promise<SleepyBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const address = `http://127.0.0.1:${port}`
  const seen = await chromium.connectOverCDP(address, { noDefaults: true })
  const end = async () => {
    await seen.close()
    await browser.close()
  }
  return { context: seen.contexts()[0], end }
}

/** Has a tab sleep, as the browser does with those nobody looks at; answers how to wake it and look at it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  return async () => {
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await page.bringToFront()
  }
}
