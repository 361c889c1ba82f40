import { router } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { followMeasuring, measuringAnswer } from './measuring_answer'

/** Where a browser does not say when it is idle, it is taken to be so many ms after the page was loaded. */
const IDLE_MS = 2000

/**
 * Tells the shop how fast the first page of this visit was: of a share of the visits, once the visitor
 * has agreed, and from a script of its own that comes when nothing else is to be done.
 *
 * @source requirements Z-15
 */
export function measureSpeed(page: Page): void {
  const { vitalsShare, shell } = page.props
  // The scanner kept on the phone came from no server.
  if (shell || Math.random() * 100 >= Number(vitalsShare)) return
  let isLeft = false
  router.on('beforeUpdate', ({ detail }) => {
    isLeft ||= detail.page.component !== page.component
  })
  const begin = () => {
    if (measuringAnswer() !== 'granted') return
    unfollow()
    void whenIdle(async () => {
      const { tellSpeed } = await import('./visit_speed')
      // What moved on later pages is not told apart any more.
      if (!isLeft) tellSpeed(page, () => isLeft)
    })
  }
  const unfollow = followMeasuring(begin)
  begin()
}

async function whenIdle(work: () => Promise<void>) {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  const wait: (work: () => void) => void =
    'requestIdleCallback' in window
      ? (then) => window.requestIdleCallback(then)
      : (then) => setTimeout(then, IDLE_MS)
  await new Promise<void>(wait)
  await work()
}
