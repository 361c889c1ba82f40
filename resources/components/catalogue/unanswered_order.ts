/** Where this browser keeps the key of an order whose answer it does not know; a logout clears it. */
const UNANSWERED_KEY = 'unanswered-order'

/** Remembers that an order is on its way; what became of it can be asked under its key. */
export function keepUnanswered(memberId: number, key: string): void {
  try {
    localStorage.setItem(UNANSWERED_KEY, JSON.stringify({ memberId, key }))
  } catch (error) {
    // A browser that keeps nothing cannot ask later.
    console.warn(error)
  }
}

/** The key of this member's order that nobody has answered yet. */
export function unansweredOrder(memberId: number): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(UNANSWERED_KEY) ?? 'null')
    return kept?.memberId === memberId && typeof kept.key === 'string' ? kept.key : undefined
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
