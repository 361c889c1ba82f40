/**
 * What is wrong with the element that has the focus after Tab: it must be marked by an outline, lie within the window and be
 * covered by nothing, and come after the one before. A browser without a bar of its own puts the focus on the document after the
 * last element; that is told as `end`.
 */
export const STOP = `(async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const ROOM_FRAMES = 20
  const GUARD = '[data-base-ui-focus-guard]'
  // At the ends of a dialog focus rests on a guard for a moment before it is led back.
  for (let count = 0; count < 60 && document.activeElement.matches(GUARD); count++) await frame()
  await frame()
  await frame()
  const active = document.activeElement
  if (active === document.body || active === document.documentElement) {
    window.stopBefore = undefined
    return { name: 'end', isEnd: true, faults: [] }
  }
  const name = (active.getAttribute('aria-label') || active.labels?.[0]?.textContent || active.textContent || active.name || '')
    .replace(/\\s+/g, ' ').trim().slice(0, 50)
  const told = active.localName + ' "' + name + '"'
  const faults = []
  const before = window.stopBefore
  window.stopBefore = active
  const isAfter = !before?.isConnected || !!(before.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING)

  const isMarked = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 &&
    !/rgba\\(.*, 0\\)|transparent/.test(style.outlineColor)
  const marks = (element) => ['', '::before', '::after'].some((part) => isMarked(getComputedStyle(element, part || null)))
  // A field that is drawn by its label, and a card that is marked as a whole.
  const drawn = [active]
  if (active.nextElementSibling) drawn.push(active.nextElementSibling)
  for (let at = active.parentElement, up = 0; at && at !== document.body && up < 6; at = at.parentElement, up++) drawn.push(at)
  const marked = drawn.find(marks)
  if (!marked) faults.push(told + ' shows no focus')

  const shown = marked ?? active
  // Of what is larger than the window, or a link over several lines, the parts in sight count.
  const look = () => {
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const points = boxes.flatMap(({ left, right, top, bottom }) => {
      const [x1, x2] = right - left > innerWidth ? [Math.max(left, 0), Math.min(right, innerWidth)] : [left, right]
      const [y1, y2] = bottom - top > innerHeight ? [Math.max(top, 0), Math.min(bottom, innerHeight)] : [top, bottom]
      const between = (a, b) => [0.1, 0.5, 0.9].map((share) => a + (b - a) * share)
      return between(x1, x2).flatMap((x) => between(y1, y2).map((y) => [x, y]))
    })
    const covers = points.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return 'the edge of the window'
      if (shown.contains(hit) || active.contains(hit) || hit.matches('label') && hit.contains(active)) return ''
      return [hit, hit.parentElement].map((one) => [one?.localName, ...(one?.classList ?? [])].join('.')).join(' in ')
    })
    const hidden = covers.filter(Boolean)
    if (!points.length) return 'has no size'
    return hidden.length * 2 > covers.length ? 'lies under ' + [...new Set(hidden)].join(', ') : ''
  }
  // A message that has just come is about to make room.
  let wrong = look()
  for (let count = 0; wrong && count < ROOM_FRAMES; count++) {
    await frame()
    wrong = look()
  }
  if (wrong) faults.push(told + ' ' + wrong)
  return { name: told, isEnd: false, isAfter, faults }
})()`
