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
 * would lie over what was just touched. It is decided when the first of them comes, and holds until the last one goes; only for
 * whoever goes on by the keyboard they change to the other edge of any window, where they lie over what has the focus.
 *
 * @param count how many toasts there are
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, count: number): void {
  const isShown = count > 0
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
    if (!isShown || !box) return undefined
    if (window.innerWidth <= PHONE_MOST) putClear(box)
    return () => move(box, {})
  }, [region, isShown])

  useLayoutEffect(() => {
    const box = region.current
    if (count === 0 || !box) return undefined
    // The browser brings what has the focus into sight first.
    const look = () => requestAnimationFrame(() => keepClearOfFocus(box))
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [region, count])
}

function putClear(box: HTMLElement) {
  toBottom(box)
  if (touched?.isConnected && liesOver(box, touched.closest(UNITS) ?? touched)) toTop(box)
}

function keepClearOfFocus(box: HTMLElement) {
  const focused = document.activeElement
  // A heading or page that was led to is no place to press.
  if (!focused?.matches(':focus-visible:not([tabindex="-1"])')) return
  if (box.contains(focused) || !liesOver(box, focused)) return
  if (box.style.bottom === 'auto') toBottom(box)
  else toTop(box)
}

function toBottom(box: HTMLElement) {
  const foot = document.querySelector<HTMLElement>('.drawer > .content > footer')
  const isPhone = window.innerWidth <= PHONE_MOST
  move(box, foot && isPhone ? { bottom: `${foot.offsetHeight + GAP}px` } : {})
}

function toTop(box: HTMLElement) {
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
  const isBeside = one.right < other.left || one.left > other.right
  return !isBeside && one.top - GAP < other.bottom && one.bottom > other.top
}
