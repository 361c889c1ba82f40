import type { MouseEvent } from 'react'

/** A click that means this page; with a key held it means another tab or window. */
export function plainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
