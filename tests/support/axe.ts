import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Frame, Page } from 'playwright'

/** WCAG 2.2, all rules of A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The check as a script. Frames of the same origin answer the page that they stand in; a preview is a page of its own, of parts that
 * are looked at in the shop.
 */
const AXE = `${readFileSync(app.makePath('node_modules/axe-core/axe.min.js'), 'utf8')}\n;null`

/** A movement that takes longer, as the time of a toast that runs out, is part of the look; in ms. */
const PASSING_MS_MAX = 1000

/**
 * Waits until a page was drawn as it is to be looked at: after another width its scripts lay it out anew, and what fades in has colours
 * on the way that nobody is meant to read.
 */
const STANDS_STILL = `new Promise((resolve) => {
  setTimeout(resolve, ${2 * PASSING_MS_MAX})
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const moving = document.getAnimations().filter(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime <= ${PASSING_MS_MAX})
    Promise.allSettled(moving.map(({ finished }) => finished)).then(resolve)
  }))
}).then(() => null)`

/** What the accessibility check finds in a page as it is now: rule, and the elements it is about. By default it asks all it knows. */
export async function axeFaults(
  page: Page,
  tags: string[] = [...WCAG, 'best-practice']
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe))
  await page.evaluate(STANDS_STILL)
  return page.evaluate<string[]>(`axe.run(document, {
    runOnly: { type: 'tag', values: ${JSON.stringify(tags)} },
    resultTypes: ['violations'],
    // Rules of styles are not among them; reading styles makes style elements, which the content policy refuses.
    preload: { assets: ['media'] },
  }).then(({ violations }) => violations.map(
    ({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')
  ))`)
}

/** It stays in the page, which is asked again at another width or in other colours. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate("typeof window.axe === 'object'"))) await frame.evaluate(AXE)
}
