import type { Page } from 'playwright'
import { axeFaults } from '#tests/support/axe'
import { TARGETS_TOO_SMALL } from './target_script.js'
import { BROKEN, OUTSIDE, OVERLAPPING, sized } from './text_scripts.js'

const HEIGHT = 844

type Scheme = 'light' | 'dark'

/** Widths in px: the largest and the smallest that are asked for, the first at 200 % zoom, what phones have, and the narrowest of all. */
const WIDTHS = { desktop: 1280, zoomed: 640, usual: 390, phone: 360, narrow: 320 }

/** What the rules find in the colours that the page has now and in the other ones, in which it stays. */
async function axeInBothSchemes(page: Page, schemes: Scheme[]): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await axeFaults(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
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
  if (size === '200%') await page.evaluate(sized(size))
  const broken = size === '100%' ? await page.evaluate<string[]>(BROKEN) : []
  const outside = await page.evaluate<string[]>(OUTSIDE)
  const overlapping = await page.evaluate<string[]>(OVERLAPPING)
  if (size === '200%') await page.evaluate(sized('100%'))
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
  add('1280 px', await axeInBothSchemes(page, ['light', 'dark']))
  await setWidth(page, WIDTHS.zoomed, HEIGHT / 2)
  add('200 % zoom', await textFaults(page, '100%'))
  await setWidth(page, WIDTHS.phone)
  add('360 px', await axeInBothSchemes(page, ['dark', 'light']))
  add('360 px', await textFaults(page, '100%'))
  add('360 px, too small', await page.evaluate<string[]>(TARGETS_TOO_SMALL))
  await setWidth(page, WIDTHS.narrow)
  add('320 px', await textFaults(page, '100%'))
  add('320 px, double text', await textFaults(page, '200%'))
  await setWidth(page, WIDTHS.usual)
  add('390 px', await textFaults(page, '100%'))
  add('390 px, double text', await textFaults(page, '200%'))
  return found
}
