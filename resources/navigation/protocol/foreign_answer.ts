import type { ActiveVisit } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { catalogue } from '~/translation/catalogue'
import type { ShopVisit } from './is_page'
import { showOverlay } from './overlay'

/** Where a developer has set this to `on` in their own browser, answers that are no pages are shown as they came. */
const ERROR_MODALS = 'error-modals'
/** What a server answers that had an answer it could not use. */
const STATUS = 502

/**
 * An answer that is no page, which nobody has refused to see: Inertia would show it in a window of its own, whose look the content
 * policy blocks. What was asked beside the page leaves it as it is, and so does a form. @source requirements G-59, D-40
 *
 * @param shown properties of the page that is there
 */
export function showForeignAnswer(
  answer: unknown,
  visit: ActiveVisit & Pick<ShopVisit, 'staysOnFault'>,
  shown: Partial<Pick<Data.SharedProps, 'errorModals'>>
): void {
  console.error('The answer does not respect the protocol of pages', answer)
  if (shown.errorModals || looksForFaults()) {
    return showOverlay(htmlOf(answer), catalogue().text('error_page.no_page.title'))
  }
  if (visit.async || visit.staysOnFault) return
  const { pathname, search } = visit.method === 'get' ? visit.url : window.location
  const again = pathname + search
  router.push({
    url: again,
    component: 'content/error',
    props: (props) => ({ ...props, status: STATUS, code: 'no_page', requestId: null, again }),
  })
}

/** In this browser alone; it may keep nothing at all. */
function looksForFaults(): boolean {
  try {
    return localStorage.getItem(ERROR_MODALS) === 'on'
  } catch {
    return false
  }
}

/** A page that the server names and this build does not have. @source requirements G-60 */
export function showMissingPage(name: string): void {
  const text = catalogue().text('error_page.missing_component', { name })
  showOverlay(`<h1>${escaped(text)}</h1>`, text)
}

function htmlOf(answer: unknown): string {
  return typeof answer === 'string' ? answer : `<pre>${escaped(JSON.stringify(answer))}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
