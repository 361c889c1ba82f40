const LOOK = {
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: '24px',
  border: 'none',
  boxSizing: 'border-box',
  background: 'rgba(0, 0, 0, 0.6)',
}
const SHEET_LOOK = {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  border: 'none',
  background: 'white',
}

/** It comes within this many ms. @source requirements U-37 */
const COMES_MS = 200

/** Shows a document over the whole page until a press beside it, or Escape. Its scripts do not run. @source requirements G-61 */
export function showOverlay(html: string, name: string): void {
  const overlay = document.createElement('dialog')
  overlay.className = 'answer-overlay'
  overlay.ariaLabel = name
  overlay.tabIndex = -1
  Object.assign(overlay.style, LOOK)
  const sheet = document.createElement('iframe')
  Object.assign(sheet.style, SHEET_LOOK)
  sheet.title = name
  sheet.setAttribute('sandbox', '')
  sheet.srcdoc = html
  overlay.append(sheet)
  // A press on the sheet gives it the keyboard, and Escape would be its own.
  const takeBack = () => setTimeout(() => overlay.focus())
  window.addEventListener('blur', takeBack)
  overlay.addEventListener('click', () => overlay.close())
  overlay.addEventListener('close', () => {
    window.removeEventListener('blur', takeBack)
    overlay.remove()
  })
  document.body.append(overlay)
  overlay.showModal()
  overlay.focus()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isStill) overlay.animate([{ opacity: 0 }, { opacity: 1 }], COMES_MS)
}
