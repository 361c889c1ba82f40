/**
 * Loads what starts the page. Its framework makes errors while it begins, which nobody sees: where they came from is not worked out, because
 * for that a browser reads the scripts again.
 */
export async function loadStart() {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  const { start } = await import('./app')
  Error.stackTraceLimit = limit
  return start
}

/**
 * Calls back once the document has arrived and been drawn: it can be read before any of the scripts that take it over runs. One
 * that lies in the background is drawn when its reader comes to it.
 */
export function afterFirstPaint(callback: () => unknown): void {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => afterFirstPaint(callback))
  }
  if (document.hidden) return void callback()
  onceDrawn(callback)
}

/** Calls back after the next drawing, which waits for the styles; never while the page lies in the background. */
export function onceDrawn(callback: () => unknown): void {
  // A frame's callbacks run before it is drawn, a timer set by one after.
  requestAnimationFrame(() => setTimeout(callback))
}
