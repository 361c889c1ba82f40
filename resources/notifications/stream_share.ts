/** The leader says that it is there so often, in ms. */
export const BEAT_MS = 5000
/** A visible tab that has heard no leader for so long takes its place, in ms. */
export const SILENCE_MAX_MS = 12_000

/** What tabs say to each other. */
type Word<Said> =
  | { kind: 'ask'; from: string; isSeen: boolean }
  | { kind: 'beat' }
  /** The one that is named is to take the leader's place. */
  | { kind: 'take'; to: string }
  | { kind: 'said'; said: Said; to?: string }
  | { kind: 'over' }

/** What tabs find each other by; a test brings its own. */
export interface ShareGround {
  /** A name of this tab's that no other has. */
  id: string
  locks: Pick<LockManager, 'request'>
  open(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
  isSeen(): boolean
}

/** What a tab does as a part of them all. */
export interface ShareDeeds<Said> {
  /** This tab leads from now on; the answer is called when it does no more. */
  lead(): () => void
  /** What the leader has to say to a tab that asks; null as long as it knows nothing. */
  answer(): Said | null
  hear(said: Said): void
  /** Another tab says that all is over. */
  end(): void
}

/**
 * Lets the tabs of one browser share one of something: whoever holds the lock leads, and tells the others. A tab that sleeps keeps its
 * lock and hears nothing, so a visible one that hears no leader takes the lock from it, and a leader that nobody sees hands it to
 * one that is seen.
 */
export class StreamShare<Said> {
  #channel: ReturnType<ShareGround['open']>
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting = new AbortController()
  #release: (() => void) | undefined
  #isOver = false

  constructor(
    readonly name: string,
    readonly deeds: ShareDeeds<Said>,
    readonly ground: ShareGround
  ) {
    this.#channel = ground.open(name)
    this.#channel.onmessage = ({ data }: MessageEvent<Word<Said>>) => this.#hear(data)
    void this.#wait()
    this.look()
  }

  get isLeader(): boolean {
    return this.#release !== undefined
  }

  /** Somebody looks at this tab, or away from it. */
  look = (): void => {
    this.#say({ kind: 'ask', from: this.ground.id, isSeen: this.ground.isSeen() })
    this.#watch()
  }

  /** Tells the others, or the one that is named. */
  tell(said: Said, to?: string): void {
    this.#say({ kind: 'said', said, to })
  }

  /** Tells the others that all is over. */
  tellEnd(): void {
    this.#say({ kind: 'over' })
  }

  /** Takes no part any more. */
  leave(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#waiting.abort()
    this.#release?.()
    this.#channel.close()
  }

  #say(word: Word<Said>) {
    if (!this.#isOver) this.#channel.postMessage(word)
  }

  #hear(word: Word<Said>) {
    if (this.#isOver) return
    if (word.kind === 'ask') return this.isLeader ? this.#answer(word) : undefined
    if (word.kind === 'over') return this.deeds.end()
    if (word.kind === 'take') return word.to === this.ground.id ? this.#take() : undefined
    this.#watch()
    const isForMe = word.kind === 'said' && (word.to ?? this.ground.id) === this.ground.id
    if (isForMe && !this.isLeader) this.deeds.hear(word.said)
  }

  #answer({ from, isSeen }: { from: string; isSeen: boolean }) {
    const answer = this.deeds.answer()
    if (answer !== null) this.tell(answer, from)
    this.#say(isSeen && !this.ground.isSeen() ? { kind: 'take', to: from } : { kind: 'beat' })
  }

  /** The leader speaks before it is missed; whoever is seen misses it. */
  #watch() {
    clearTimeout(this.#timer)
    if (this.isLeader) this.#timer = setTimeout(() => this.#beat(), BEAT_MS)
    else if (this.ground.isSeen()) this.#timer = setTimeout(() => this.#take(), SILENCE_MAX_MS)
  }

  #beat() {
    this.#say({ kind: 'beat' })
    this.#watch()
  }

  /** Waits for its turn. */
  async #wait() {
    const { signal } = (this.#waiting = new AbortController())
    await this.#hold({ signal })
  }

  #take() {
    if (this.isLeader || this.#isOver) return
    this.#waiting.abort()
    void this.#hold({ steal: true })
  }

  async #hold(options: LockOptions) {
    let stop: (() => void) | undefined
    const held = this.ground.locks.request(this.name, options, () => {
      if (this.#isOver) return undefined
      stop = this.deeds.lead()
      return new Promise<void>((release) => {
        this.#release = release
        this.#beat()
      })
    })
    // It was taken away, or is not waited for any more.
    const isLost = await held.then(
      () => false,
      () => stop !== undefined
    )
    stop?.()
    if (stop) this.#release = undefined
    if (isLost && !this.#isOver) {
      this.#watch()
      await this.#wait()
    }
  }
}
