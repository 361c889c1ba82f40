import { useEffect } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What lies over the page and keeps the keys to itself; menus stay there, unseen, while they are closed. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'

/** Does something when `/` is pressed, but not where it is typed into a text or something lies over the page. */
export function useSlashKey(act: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(TYPED_INTO) || document.querySelector(MODAL)) return
      // Otherwise the sign would be typed into the field that opens.
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [act])
}
