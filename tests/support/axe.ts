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

/** What the accessibility check finds in a page as it is now: rule, and the elements it is about. By default it asks all it knows. */
export async function axeFaults(
  page: Page,
  tags: string[] = [...WCAG, 'best-practice']
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe))
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
