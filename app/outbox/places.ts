import { setTimeout as after } from 'node:timers/promises'

/** Topics that messages may be taken of, and how many. */
export interface FreePlaces {
  topics: string[]
  /** So many of each of them at the least. */
  count: number
  /** Under way already, should their lease be over. */
  except: number[]
}

/** A message that holds a place. */
interface Holder {
  id: number
  topic: string
}

/** What a lane carries out side by side: so many messages of each topic at the most. */
export class Places {
  /** How many were carried out. */
  done = 0
  #held = new Map<Holder, Promise<void>>()
  #failure: unknown

  constructor(private max: number) {}

  get areEmpty(): boolean {
    return this.#held.size === 0
  }

  /** The topics that have a place left. */
  free(topics: string[]): FreePlaces {
    const held = [...this.#held.keys()]
    const heldBy = (topic: string) => held.filter((one) => one.topic === topic).length
    const open = topics.filter((topic) => heldBy(topic) < this.max)
    const count = this.max - Math.max(0, ...open.map(heldBy))
    return { topics: open, count, except: held.map(({ id }) => id) }
  }

  /**
   * Holds a place until a message was carried out, or was not; answers when that is.
   *
   * @param isCarriedOut fails where that could not be noted
   */
  hold(holder: Holder, isCarriedOut: Promise<boolean>): Promise<void> {
    const one = isCarriedOut
      .then((isDone) => void (this.done += Number(isDone)))
      .catch((error: unknown) => void (this.#failure ??= error))
      .finally(() => this.#held.delete(holder))
    this.#held.set(holder, one)
    return one
  }

  /**
   * Done when these are, or all where there are none of these, and after so many ms.
   *
   * @throws what kept a message from being noted
   */
  async settled(some: Promise<void>[], patienceMs: number): Promise<void> {
    const patience = new AbortController()
    const { signal } = patience
    const tired = after(patienceMs, undefined, { signal }).catch(() => {})
    await Promise.race([Promise.all(some.length ? some : this.#held.values()), tired])
    patience.abort()
    if (this.#failure) throw this.#failure
  }

  /** Done when all places are free. */
  async cleared(): Promise<void> {
    await Promise.all(this.#held.values())
  }
}
