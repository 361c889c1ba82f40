import type { Page } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { know } from './known_count'

/** When the newest message about the count was sent, in ms. */
let knownAt = 0
/** Counts that were told here; an answer is older than what was told after its question. */
let told = 0

/** Takes a count from elsewhere than a page. @param at when it was so, in ms; one that is older than another is left out */
export function tellUnreadCount(count: number, at = knownAt): void {
  if (at < knownAt) return
  knownAt = at
  told++
  know(count)
}

/** How many counts were told; an answer that was asked for before the last of them may be older. */
export function timesTold(): number {
  return told
}

/** Takes the count of each page that comes; going back brings the old page with its old count. Answers how to stop. */
export function watchPagesForCount(): () => void {
  const asked = new Map<string, number>()
  const take = ({ page, visitId = '' }: { page?: Page; visitId?: string }) => {
    const count = page?.props.notificationCount
    if (typeof count === 'number' && asked.get(visitId) === told) know(count)
  }
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      const brings = visit.only.length === 0 || visit.only.includes('notificationCount')
      if (brings) asked.set(visit.id, told)
    }),
    router.on('success', ({ detail }) => take(detail)),
    router.on('error', ({ detail }) => take(detail)),
    router.on('finish', ({ detail: { visit } }) => void asked.delete(visit.id)),
  ]
  return () => {
    stops.forEach((stop) => stop())
    know(null)
  }
}
