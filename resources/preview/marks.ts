const MARK = 'template[data-block]'

/** The block that an element lies in, the innermost: its mark stands behind it. */
export function blockAround(element: Element | null): string | null {
  for (let one = element; one; one = one.parentElement) {
    const next = one.nextElementSibling
    if (next?.matches(MARK)) return next.getAttribute('data-block')
  }
  return null
}

/** What is drawn of a block; null where it draws nothing. */
export function elementOf(id: string): Element | null {
  const mark = document.querySelector(`template[data-block="${CSS.escape(id)}"]`)
  const before = mark?.previousElementSibling ?? null
  return before?.matches(MARK) ? null : before
}
