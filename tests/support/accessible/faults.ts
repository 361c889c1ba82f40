import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { TARGETS_TOO_SMALL } from './target_script.js'
import { BROKEN, OUTSIDE, OVERLAPPING, sized } from './text_scripts.js'

/** WCAG 2.2, all rules of A and AA, and what else the check knows. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that ask for colours. */
export const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']
const HEIGHT = 844

/** Widths in px: the largest and the smallest that are asked for, the first at 200 % zoom, what phones have, and the narrowest of all. */
const WIDTHS = { desktop: 1280, zoomed: 640, usual: 390, phone: 360, narrow: 320 }

/** What the rules find in a page as it is now. */
export async function axeFaults(page: Page, rules: object): Promise<string[]> {
  // The check stays in the page, which is asked again at another width or in other colours.
  const isThere = await page.evaluate("typeof window.axe === 'object'")
  if (!isThere) {
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze()
  }
  return page.evaluate<string[]>(`axe.run(document, {
    runOnly: ${JSON.stringify(rules)},
    resultTypes: ['violations'],
  }).then(({ violations }) => violations.map(
    ({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')
  ))`)
}

/** What the rules find in light and in dark, where nothing but colours differs. */
async function axeInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await axeFaults(page, { type: 'tag', values: TAGS })
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await axeFaults(page, { type: 'rule', values: RULES_OF_COLOURS })
  return [...inLight.map((fault) => `light: ${fault}`), ...inDark.map((fault) => `dark: ${fault}`)]
}

const FRAMES = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`

async function setWidth(page: Page, width: number, height = HEIGHT) {
  await page.setViewportSize({ width, height })
  // What floats lies over something else at each place: who reads scrolls it away.
  await page.evaluate('window.scrollTo(0, 0)')
  await page.evaluate(FRAMES)
}

/** Words outside the window, over each other or broken, at the ordinary size and the double one. */
async function textFaults(page: Page, size: '100%' | '200%'): Promise<string[]> {
  await page.evaluate(sized(size))
  const broken = size === '100%' ? await page.evaluate<string[]>(BROKEN) : []
  const outside = await page.evaluate<string[]>(OUTSIDE)
  const overlapping = await page.evaluate<string[]>(OVERLAPPING)
  return [...broken.map((word) => `${word} is broken`), ...outside, ...overlapping]
}

/**
 * Everything that is wrong with an open page: the rules at 1280 and 360 px in light and dark, targets of fingers at 360 px, texts at
 * 320 px, at 200 % zoom and in double size. The page is drawn anew, not loaded anew.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  const add = (where: string, faults: string[]) => {
    found.push(...faults.map((fault) => `${where}: ${fault}`))
  }
  await setWidth(page, WIDTHS.desktop)
  add('1280 px', await axeInBothSchemes(page))
  await setWidth(page, WIDTHS.zoomed, HEIGHT / 2)
  add('200 % zoom', await textFaults(page, '100%'))
  await setWidth(page, WIDTHS.phone)
  add('360 px', await axeInBothSchemes(page))
  add('360 px', await textFaults(page, '100%'))
  add('360 px, too small', await page.evaluate<string[]>(TARGETS_TOO_SMALL))
  await setWidth(page, WIDTHS.narrow)
  add('320 px', await textFaults(page, '100%'))
  add('320 px, double text', await textFaults(page, '200%'))
  await setWidth(page, WIDTHS.usual)
  add('390 px', await textFaults(page, '100%'))
  add('390 px, double text', await textFaults(page, '200%'))
  await page.evaluate(sized('100%'))
  return found
}
