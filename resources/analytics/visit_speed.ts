import type { Page } from '@inertiajs/core'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { crossSiteToken, haveToken } from '~/navigation/cross_site_token'
import { route } from '~/navigation/route'
import { measuringAnswer } from './measuring_answer'

/** The server takes no larger figure. */
const FIGURE_MAX = 60_000
/** From this width on, in px, pages have the layout of a desk. */
const DESK = '(min-width: 600px)'
const SLOW = ['slow-2g', '2g', '3g']

/** What some browsers know of the line. */
interface Connection {
  connection?: { effectiveType?: string }
}

/**
 * Follows the figures of a page and tells them once, when the page is hidden for the first time: a page
 * that is left has no later moment. It says which page and what kind of device, and nothing of who.
 *
 * @param isLeft whether the visitor has gone to another page inside the shop
 */
export function tellSpeed(page: Page, isLeft: () => boolean): void {
  // A page that is kept for guests comes without a token, and one that is left has no time to fetch it.
  void haveToken()
  const figures: Record<string, number> = {}
  const note = ({ name, value, navigationType }: Metric) => {
    // Coming back to a kept page would begin a second count.
    if (isLeft() || navigationType === 'back-forward-cache') return
    const figure = name === 'CLS' ? value * 1000 : value
    figures[name.toLowerCase()] = Math.min(FIGURE_MAX, Math.round(figure))
  }
  for (const follow of [onTTFB, onFCP, onLCP, onINP, onCLS])
    follow(note, { reportAllChanges: true })
  const tell = () => {
    if (document.visibilityState !== 'hidden' || figures.ttfb === undefined) return
    document.removeEventListener('visibilitychange', tell)
    // The visitor may have changed their mind since.
    if (measuringAnswer() === 'granted') send({ ...visitOf(page), ...figures })
  }
  document.addEventListener('visibilitychange', tell)
}

function visitOf({ component, props, version }: Page) {
  const type = (navigator as Connection).connection?.effectiveType
  return {
    page: component,
    device: window.matchMedia(DESK).matches ? 'desk' : 'phone',
    connection: type === undefined ? 'unknown' : SLOW.includes(type) ? 'slow' : 'fast',
    locale: props.locale,
    build: version,
  }
}

/** Outlives the page. The token travels in the body, beside the figures. */
function send(visit: object) {
  const body = JSON.stringify({ ...visit, _csrf: crossSiteToken() })
  const headers = { 'Content-Type': 'application/json', 'Accept': 'application/json' }
  fetch(route('visits.store'), { method: 'POST', keepalive: true, headers, body }).catch((error) =>
    console.info('The speed of this page could not be told', error)
  )
}
