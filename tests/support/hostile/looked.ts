import type { Frame, Page } from 'playwright'
import { EXECUTED, INJECTED } from './values.js'

/** What a text has brought about in the page that is open: run, brought in, or waiting for a click. */
const DONE = `(() => {
  const here = ' in ' + location.pathname
  const all = [...document.querySelectorAll('*')]
  const strange = all.filter((one) => one.getAttributeNames().some((name) => /^on|^srcdoc$|^ping$|^${INJECTED}$/.test(name)))
  const links = [...document.querySelectorAll('a[href], [formaction], iframe[src]')]
    .map((one) => one.href ?? one.formAction ?? one.src)
    .filter((href) => !/^(https?|mailto|tel):/i.test(href))
  return [
    ...(window.${EXECUTED} ? ['executed' + here] : []),
    ...(({}).polluted ? ['polluted' + here] : []),
    ...strange.map((one) => one.outerHTML.slice(0, 120) + here),
    ...links.map((href) => 'leads to ' + href + here),
  ]
})()`

/** What would be found if a text had become more than text. */
export const PLANTED = `document.body.insertAdjacentHTML('beforeend', '<b ${INJECTED}>x</b>')`

/** Notes dialogs and what is asked of a foreign server, before any text comes. */
export function watch(page: Page): string[] {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname.endsWith('evil.example')) happened.push(`asked for ${request.url()}`)
  })
  return happened
}

/** What texts have brought about in a page by now. */
export const doneIn = (frame: Page | Frame) => frame.evaluate<string[]>(DONE)

/** The same of a page with all its frames. */
export async function doneInAll(page: Page): Promise<string[]> {
  return (await Promise.all(page.frames().map(doneIn))).flat()
}
