/** Which card is open, which are folded, and what a reader aloud is told. */
export interface Cards {
  open: string | null
  folded: ReadonlySet<string>
  told: string
}

/** What of the cards is no part of the record: it is never saved and never taken back. */
export class CardsStore {
  #cards: Cards = { open: null, folded: new Set(), told: '' }
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get cards(): Cards {
    return this.#cards
  }

  open(id: string | null): void {
    this.#write({ open: id })
  }

  fold(id: string, isFolded: boolean): void {
    const folded = new Set(this.#cards.folded)
    if (isFolded) folded.add(id)
    else folded.delete(id)
    this.#write({ folded })
  }

  tell(told: string): void {
    this.#write({ told })
  }

  #write(changed: Partial<Cards>): void {
    this.#cards = { ...this.#cards, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
