// Scripts that are run in a page; each answers what it found, in words.

/** How much of its height two lines of tight headings may share. */
const TIGHT_LINES = 0.3

/** Sets the size of text a browser starts from, as its setting for large text does, and lets the page settle. */
export const sized = (size: string) => `(async () => {
  document.documentElement.style.fontSize = '${size}'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
})()`

/** Words that lie outside the window to the right or left, and how far the page moves sideways. */
export const OUTSIDE = `(() => {
  const wayTo = (element) => {
    const names = []
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
      names.unshift([at.localName, ...at.classList].join('.'))
    }
    return names.join(' > ')
  }
  const width = document.documentElement.clientWidth
  const found = []
  const moved = document.documentElement.scrollWidth
  if (moved > width) {
    const widest = [...document.querySelectorAll('body *')].findLast((one) => one.getBoundingClientRect().right > width + 1)
    found.push('the page is ' + moved + ' px wide, as is ' + (widest ? wayTo(widest) : 'nothing'))
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    // What is only read aloud has no place.
    if (parent.closest('.sr, .skip')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      if (box.right > width + 1 || box.left < -1) {
        found.push(node.data.trim().slice(0, 40) + ' ends at ' + Math.round(box.right) + ' in ' + wayTo(parent))
        break
      }
    }
  }
  // What lies aside in a list that is pushed comes into sight by it.
  const isPushed = (element) => {
    const list = element.closest('ul')
    return list !== null && list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto'
  }
  for (const control of document.querySelectorAll('main a, main button, main input')) {
    const { right, width: wide } = control.getBoundingClientRect()
    if (isPushed(control)) continue
    if (wide > 0 && right > width + 1 && !control.closest('.sr')) {
      found.push(wayTo(control) + ' ends at ' + Math.round(right))
    }
  }
  return found
})()`

/** Words in two lines at the ordinary size, where no word needs it; addresses with marks in them may. */
export const BROKEN = `(() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // Figures of machines are no words.
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr, .skip, code, pre')) continue
    for (const word of node.data.matchAll(/\\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
      if (tops.size > 1) found.push(word[0])
    }
  }
  return found
})()`

/** Words that lie over other words; what floats over the page is scrolled away from, and is left out. */
export const OVERLAPPING = `(() => {
  const floats = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    }
    return false
  }
  const boxes = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.sr, .skip') || floats(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // A figure's box is higher than its line: its letters reach as far as the line alone.
    const line = parseFloat(getComputedStyle(parent).lineHeight) || Infinity
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const rest = Math.max(0, height - line) / 2
      if (width > 1) boxes.push({ node, box: { left, right, top: top + rest, bottom: bottom - rest, height: height - 2 * rest } })
    }
  }
  const found = []
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (one.node === other.node) continue
      const [a, b] = [one.box, other.box]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Lines of one heading stand closer than their letters are high.
      if (across < 3 || down < Math.min(a.height, b.height) * ${TIGHT_LINES}) continue
      found.push(one.node.data.trim().slice(0, 30) + ' lies over ' + other.node.data.trim().slice(0, 30))
    }
  }
  return found
})()`
