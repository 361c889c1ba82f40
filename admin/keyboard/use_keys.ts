import { useEffect } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What lies over the page and keeps the keys to itself; menus stay there, unseen, while they are closed. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'

/**
 * Hears keys that are pressed alone, but not where it is typed into a text or something lies over the page. It hears
 * them before the menu of the side does, which would go to an entry that begins with the letter.
 *
 * @param onKey says whether the key meant something; then nothing else hears it. It must stay the same function.
 */
export function useKeys(onKey: (key: string) => boolean) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(TYPED_INTO) || document.querySelector(MODAL)) return
      if (!onKey(event.key)) return
      // Otherwise the sign would be typed into a field that opens.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [onKey])
}
