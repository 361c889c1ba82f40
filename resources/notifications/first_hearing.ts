/** The list does not wait longer than this for the stream, in ms. */
const PATIENCE_MS = 2000

let hear: () => void
let heard = pending()
let isHeard = false

function pending(): Promise<void> {
  return new Promise((resolve) => {
    hear = resolve
  })
}

/**
 * Done once this tab is told what happens, so that nothing is missed between a page of the list and the first message. Where the
 * stream does not come soon, the list does, and is read again when it came.
 */
export function firstHearing(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return isHeard ? heard : Promise.race([heard, late])
}

/** This tab hears what happens. */
export function hearFromNowOn(): void {
  isHeard = true
  hear()
}

/** It does not any more. */
export function hearNoMore(): void {
  if (isHeard) heard = pending()
  isHeard = false
}
