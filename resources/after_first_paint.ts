/**
 * Calls back once the document has been drawn: it can be read before any of the scripts that take it over runs. One that lies
 * in the background is drawn when its reader comes to it.
 */
export function afterFirstPaint(callback: () => unknown): void {
  if (document.hidden) return void callback()
  // A frame's callbacks run before it is drawn, a timer set by one after.
  requestAnimationFrame(() => setTimeout(callback))
}
