import { openBrowser, PHONE } from './visitors.mjs'

/** One bar of signal on a building site, and an old telephone. */
const LINE = { kbits: 400, roundTripMs: 400, processor: 4 }
/** A tap that nothing came of is tried again after so many ms. */
const TAP_MS = 250
/** Nobody waits longer, in ms; so much is told where no tap has worked. */
const PATIENCE_MS = 60_000

/** Run before a page's own scripts it notes under a name, in ms since the visit began, when something has come true. */
const noteWhen = (name, isTrue) => `(() => {
  const look = () => {
    if (${isTrue}) window.${name} = performance.now()
    else requestAnimationFrame(look)
  }
  addEventListener('DOMContentLoaded', look)
})()`

/** All that the document does not answer by itself works from here on. */
const TAKEN_OVER = `document.documentElement.hasAttribute('data-taken-over')`

/**
 * First paint, first tap that works, and the moment the scripts have taken the page over, in ms since the visit began, on a slow
 * line with a slow processor and nothing kept from before. A control is tapped every quarter of a second from the moment it
 * can be seen; the tap has worked when the page shows what came of it. Each request waits a round trip and all share
 * the line; requests of the service worker are not slowed, which Chromium does not offer.
 */
export async function measureOnSlowLine({ origin, switches }, page, cookies) {
  const browser = await openBrowser(switches)
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    await context.addCookies(cookies)
    const tab = await context.newPage()
    await slowDown(await context.newCDPSession(tab))
    await tab.addInitScript(noteWhen('benchWorked', page.works))
    await tab.addInitScript(noteWhen('benchTakenOver', TAKEN_OVER))
    await tab.goto(origin + page.path, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const slowTap = await tapUntilItWorks(tab, page)
    const slowFirstPaint = await tab.evaluate(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`
    )
    await tab.waitForFunction(() => 'benchTakenOver' in window, null, { timeout: PATIENCE_MS })
    const slowScripts = Math.round(await tab.evaluate('window.benchTakenOver'))
    return { slowFirstPaint: Math.round(slowFirstPaint), slowTap, slowScripts }
  } finally {
    await browser.close()
  }
}

async function slowDown(session) {
  const bytes = (LINE.kbits * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.processor })
}

async function tapUntilItWorks(tab, { tap }) {
  const control = tab.locator(tap).first()
  await control.waitFor({ timeout: PATIENCE_MS })
  for (let waited = 0; waited < PATIENCE_MS; waited += TAP_MS) {
    const worked = await tab.evaluate('window.benchWorked')
    if (worked !== undefined) return Math.round(worked)
    // Where it lies may change until the page is whole; it may lie below the fold.
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    if (box) await tab.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await tab.waitForTimeout(TAP_MS)
  }
  return PATIENCE_MS
}
