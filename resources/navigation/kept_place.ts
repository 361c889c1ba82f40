import { router } from '@inertiajs/react'

/** Where a page stands, in px. */
interface Place {
  top: number
  left: number
}

const TOP: Place = { top: 0, left: 0 }

/**
 * Back leads to the place where a page was left. Inertia (3.7) reads it from the entry of the history once the page is decrypted and
 * drawn; until then it may still write to that entry where the page before stood, its jump to the top included. What the entry
 * held when the browser came to it counts.
 *
 * To be called after `letBackClose`: what only closes a dialog leads to no place.
 *
 * @source requirements G-29
 */
export function keepPlace(): void {
  let back: { href: string; place: Place } | undefined
  window.addEventListener('popstate', ({ state }) => {
    const { href } = window.location
    back = state?.page && { href, place: state.documentScrollPosition ?? TOP }
  })
  router.on('navigate', () => {
    const arrived = back
    back = undefined
    if (arrived?.href !== window.location.href) return
    // Inertia goes to its place in the next frame, ahead of this.
    requestAnimationFrame(() => window.scrollTo({ ...arrived.place, behavior: 'instant' }))
  })
}
