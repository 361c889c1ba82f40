/** Where this browser keeps the key of an order whose answer it does not know; a logout clears it. */
const UNANSWERED_KEY = 'unanswered-order'

/** Remembers that an order is on its way; what became of it can be asked under its key. */
export function keepUnanswered(key: string): void {
  try {
    localStorage.setItem(UNANSWERED_KEY, key)
  } catch (error) {
    // A browser that keeps nothing cannot ask later.
    console.warn(error)
  }
}

/** The key of an order that nobody has answered yet; to another member it names nothing. */
export function unansweredOrder(): string | undefined {
  try {
    return localStorage.getItem(UNANSWERED_KEY) ?? undefined
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

/** The order was answered: it stands, or it was refused. */
export function forgetUnanswered(): void {
  try {
    localStorage.removeItem(UNANSWERED_KEY)
  } catch (error) {
    console.warn(error)
  }
}
