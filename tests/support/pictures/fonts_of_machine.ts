import type { CDPSession, Page } from 'playwright'

/** Elements that hold letters themselves. */
const LETTERED = `//body//*[not(self::script or self::style or self::noscript)]
  [text()[normalize-space()]]`

/** Names of the fonts of the machine that letters of a page are drawn with; none where the shop brings all of them. */
export async function fontsOfMachine(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  try {
    await browser.send('DOM.enable')
    await browser.send('CSS.enable')
    await browser.send('DOM.getDocument', { depth: 0 })
    const found = new Set<string>()
    for (const nodeId of await letteredNodes(browser)) {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(familyName)
    }
    return [...found]
  } finally {
    await browser.detach()
  }
}

async function letteredNodes(browser: CDPSession): Promise<number[]> {
  const { searchId, resultCount } = await browser.send('DOM.performSearch', { query: LETTERED })
  if (resultCount === 0) throw new Error('The page holds no letters')
  const { nodeIds } = await browser.send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  })
  return nodeIds
}
