/** What a finger may press, in px on either side. WCAG 2.2 SC 2.5.5 asks for 44, the look of the shop for 48. */
const TARGET_PX = 48

/**
 * Everything that can be pressed or filled in and has less than that of its own: each is brought into the window, and the middle of
 * each side of a square of that size around its centre must belong to it. Links within a sentence may be as high as its lines.
 */
export const TARGETS_TOO_SMALL = `(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], ' +
    '[role=switch], [role=checkbox], [role=radio], [role=menuitem], [tabindex="0"]'
  const name = (element) => (element.getAttribute('aria-label') || element.innerText || element.name || '').trim().slice(0, 40)
  const way = (element) => {
    const names = []
    for (let at = element; at && at !== document.body && names.length < 3; at = at.parentElement) {
      names.unshift([at.localName, ...at.classList].join('.'))
    }
    return names.join(' > ')
  }
  // Words beside a link in the same block make it a part of a sentence.
  const isInSentence = (link) => {
    if (link.localName !== 'a' && link.localName !== 'button') return false
    if (!getComputedStyle(link).display.startsWith('inline')) return false
    let block = link.parentElement
    while (getComputedStyle(block).display === 'inline') block = block.parentElement
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (node.data.trim().length > 1 && !parent.closest('a, button, .sr') && getComputedStyle(parent).display.startsWith('inline') | parent === block) return true
    }
    return false
  }
  const found = []
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.disabled || control.type === 'hidden' || control.closest('[inert], [aria-hidden=true], .skip, .sr:not(input)')) continue
    const label = control.labels?.[0]
    const isWrapped = label?.contains(control)
    const whole = isWrapped ? label : control
    if (!whole.checkVisibility({ visibilityProperty: true })) continue
    if (control.matches('[tabindex="0"]') && !control.matches('a, button, input, select, textarea, [role]')) continue
    whole.scrollIntoView({ block: 'center', inline: 'nearest' })
    const box = whole.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    // A link over several lines is as high as they are together.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isOwn = (left, top) => {
      const hit = document.elementFromPoint(left, top)
      return !!hit && (whole.contains(hit) || hit === label || (label && label.contains(hit)) || hit.closest('label')?.control === control)
    }
    // What lies under a dialog or a drawer cannot be pressed at all.
    if (!isOwn(x, y) && !isOwn(box.left + 2, y)) continue
    // A point on an edge belongs to either neighbour.
    const isLarge = Math.min(box.width, box.height) > ${TARGET_PX} - 0.5
    const reach = ${TARGET_PX} / 2 - (isLarge ? 2 : 0.5)
    // A toast that lies beside it goes by itself.
    const isFree = (left, top) => isOwn(left, top) || !!document.elementFromPoint(left, top)?.closest('.toasts')
    const missing = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].filter(([across, down]) => !isFree(x + across, y + down))
    if (missing.length && !isInSentence(whole)) {
      const [across, down] = missing[0]
      const hit = document.elementFromPoint(x + across, y + down)
      const size = Math.round(box.width) + ' × ' + Math.round(box.height)
      found.push(name(control) + ' ' + size + ' in ' + way(whole) + ', beside it ' + (hit ? way(hit) : 'nothing'))
    }
  }
  window.scrollTo(0, 0)
  return [...new Set(found)]
})()`
