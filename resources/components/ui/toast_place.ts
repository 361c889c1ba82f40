import { useLayoutEffect, type RefObject } from 'react'

/** Widest window in which toasts and what they are about share the width, in px. */
const PHONE_MOST = 1023
/** What a toast must not lie over: the row, field or card that was touched. */
const UNITS = 'li, .field, .card'
/** Room between a toast and what is beside it, in px. */
const GAP = 12

let touched: Element | null = null

/** Remembers what was pressed last: not every browser focuses a button that is tapped. */
function remember({ target }: Event) {
  if (target instanceof Element && !target.closest('.toasts')) touched = target
}

/**
 * Where the toasts stand on a phone: at the bottom, above the foot of a drawer; at the top while they
 * would lie over what was just touched. It is decided when the first of them comes, and holds until the last one goes.
 *
 * @param isShown whether there is a toast
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    document.addEventListener('pointerdown', remember, true)
    document.addEventListener('focusin', remember, true)
    return () => {
      document.removeEventListener('pointerdown', remember, true)
      document.removeEventListener('focusin', remember, true)
    }
  }, [])

  useLayoutEffect(() => {
    const box = region.current
    if (!isShown || !box || window.innerWidth > PHONE_MOST) return undefined
    putClear(box)
    return () => move(box, {})
  }, [region, isShown])
}

function putClear(box: HTMLElement) {
  const foot = document.querySelector<HTMLElement>('.drawer > .content > footer')
  if (foot) move(box, { bottom: `${foot.offsetHeight + GAP}px` })
  if (!touched?.isConnected || !liesOver(box, touched.closest(UNITS) ?? touched)) return
  const head =
    document.querySelector('.drawer > .content > header') ?? document.querySelector('.header')
  const top = head?.getBoundingClientRect().bottom ?? 0
  move(box, { top: `${Math.max(top, 0) + GAP}px`, bottom: 'auto' })
}

function move({ style }: HTMLElement, { top = '', bottom = '' }) {
  Object.assign(style, { top, bottom })
}

function liesOver(box: HTMLElement, unit: Element): boolean {
  const [one, other] = [box.getBoundingClientRect(), unit.getBoundingClientRect()]
  return one.top - GAP < other.bottom && one.bottom > other.top
}
