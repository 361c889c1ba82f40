import { router } from '@inertiajs/react'

let isTyped = false
let isWatching = false

/** Notes from now on whether somebody has typed or chosen anything on the page that is shown. */
export function watchTyping(): void {
  if (isWatching) return
  isWatching = true
  // The hand that had this module fetched may have typed already.
  isTyped = document.activeElement?.matches('input, textarea, select') ?? false
  addEventListener('input', () => (isTyped = true), true)
  let shown = location.href
  router.on('navigate', () => {
    if (location.href !== shown) isTyped = false
    shown = location.href
  })
}

/** Whether something would be lost with the page. */
export function wasTyped(): boolean {
  return isTyped
}
