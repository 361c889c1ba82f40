/** Where this browser remembers whether the camera stays open for code after code. */
const SEVERAL_KEY = 'scanner-several'

/** Whether several codes were read in a row the last time; one by one where nothing is kept. */
export function severalChosen(): boolean {
  try {
    return localStorage.getItem(SEVERAL_KEY) === 'true'
  } catch {
    // A browser that keeps nothing begins with one code each time.
    return false
  }
}

/** Remembers a choice for the next opening. */
export function chooseSeveral(wanted: boolean): void {
  try {
    localStorage.setItem(SEVERAL_KEY, String(wanted))
  } catch {
    // The choice still holds until the scanner is closed.
  }
}
