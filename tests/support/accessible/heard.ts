import type { Page } from 'playwright'

/**
 * Writes down what a screen reader reads out by itself: what changes inside of a live region that was there before, and alerts, which
 * are read out as they come. A region that comes with its words says nothing.
 */
export const HEARD = `(() => {
  window.heard = []
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output'
  const say = (region) => setTimeout(() => {
    const text = region.textContent.replace(/\\s+/g, ' ').trim()
    if (text) window.heard.push(text)
  })
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap((change) => [...change.addedNodes]))
    const isNew = (region) => [...added].some((node) => node.contains(region))
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region && !isNew(region)) say(region)
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue
        for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) say(alert)
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
})()`

const POLL_MS = 50
const PATIENCE_MS = 15_000

/** Forgets what was read out so far. */
export const forgetHeard = (page: Page) => page.evaluate('void (window.heard.length = 0)')

/** Waits until something is read out; what was heard instead if it never is. */
export async function hears(page: Page, words: string | RegExp): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  let heard: string[] = []
  while (Date.now() < end) {
    heard = await page.evaluate<string[]>('window.heard')
    const found = heard.find((one) =>
      words instanceof RegExp ? words.test(one) : one.includes(words)
    )
    if (found) return found
    await page.waitForTimeout(POLL_MS)
  }
  throw new Error(`"${words}" was not read out, but ${JSON.stringify(heard)}`)
}
