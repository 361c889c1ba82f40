import { setTimeout as after } from 'node:timers/promises'

/** Topics that messages may be taken of, and how many. */
export interface FreePlaces {
  topics: string[]
  /** So many of each of them at the least. */
  count: number
}

/** What a lane carries out side by side: so many messages of each topic at the most. */
export class Places {
  /** How many were carried out. */
  done = 0
  #held = new Map<string, number>()
  #underWay = new Set<Promise<void>>()
  #failure: unknown

  constructor(private max: number) {}

  get areEmpty(): boolean {
    return this.#underWay.size === 0
  }

  /** The topics that have a place left. */
  free(topics: string[]): FreePlaces {
    const open = topics.filter((topic) => this.#heldBy(topic) < this.max)
    const count = this.max - Math.max(0, ...open.map((topic) => this.#heldBy(topic)))
    return { topics: open, count }
  }

  /** Holds a place until a message was carried out, or was not. @param isCarriedOut fails where that could not be noted */
  hold(topic: string, isCarriedOut: Promise<boolean>): void {
    this.#held.set(topic, this.#heldBy(topic) + 1)
    const one = isCarriedOut
      .then((isDone) => void (this.done += Number(isDone)))
      .catch((error: unknown) => void (this.#failure ??= error))
      .finally(() => {
        this.#held.set(topic, this.#heldBy(topic) - 1)
        this.#underWay.delete(one)
      })
    this.#underWay.add(one)
  }

  /** Done when all places are free, or after so many ms. @throws what kept a message from being noted */
  async settled(patienceMs: number): Promise<void> {
    const patience = new AbortController()
    const { signal } = patience
    const tired = after(patienceMs, undefined, { signal }).catch(() => {})
    await Promise.race([Promise.all(this.#underWay), tired])
    patience.abort()
    if (this.#failure) throw this.#failure
  }

  #heldBy(topic: string): number {
    return this.#held.get(topic) ?? 0
  }
}
