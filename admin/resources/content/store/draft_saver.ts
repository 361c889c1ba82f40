import { isSame, type Body } from '../merge/body'
import { mergeBodies, type Conflict, type Merged, type Side } from '../merge/merge_bodies'
import type { BodyStore } from './body_store'

/** A draft is saved this long after the last key, in ms. */
export const SAVE_AFTER_MS = 3000
/** A save that failed is tried again after this, in ms. */
const RETRY_AFTER_MS = 15_000
/** So often in a row may somebody else be faster; then a person presses the button. */
const MERGES_MAX = 5

/** Somebody else's draft, as the refusal of a stale save tells it. */
export interface Meanwhile {
  revision: number
  body: Body
  edited_by: string
  edited_at: string
}

/** What became of a save. */
export type Saved =
  | { kind: 'saved'; revision: number; body: Body }
  | { kind: 'meanwhile'; meanwhile: Meanwhile }
  | { kind: 'refused'; message: string; problems: Record<string, string> }

export interface SaverState {
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  revision: number
  message: string | null
  /** Errors by their path, such as `content.3.props.text_hu`. */
  problems: Readonly<Record<string, string>>
  conflicts: readonly Conflict[]
  meanwhile: Meanwhile | null
}

type Send = (body: Body, revision: number) => Promise<Saved>

/**
 * Saves the draft of a store as it is written. Saves of one window wait for each other; what somebody else saved in between is
 * merged in, and where both touched the same nothing is saved until a person has chosen.
 */
export class DraftSaver {
  #state: SaverState
  /** The draft of the server that mine is built on, cleaned as the server cleans. */
  #base: Body
  /** The same as it was written here. */
  #sent: Body
  #sending: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #merges = 0
  #listeners = new Set<() => void>()
  readonly #store: BodyStore
  readonly #send: Send
  #stop: () => void = () => {}

  constructor(store: BodyStore, revision: number, send: Send) {
    this.#store = store
    this.#send = send
    this.#base = store.body()
    this.#sent = this.#base
    this.#state = {
      status: 'saved',
      revision,
      message: null,
      problems: {},
      conflicts: [],
      meanwhile: null,
    }
  }

  /** Begins to listen to the store; what it gives back ends that. */
  begin(): () => void {
    this.#stop = this.#store.subscribe(() => this.#changed())
    return () => {
      this.#stop()
      clearTimeout(this.#timer)
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get state(): SaverState {
    return this.#state
  }

  /** Whether there is something the server does not know. */
  get isBehind(): boolean {
    return !isSame(this.#sent, this.#store.body())
  }

  /** Saves now and waits for it; false where it was refused or waits for a choice. */
  async saveNow(): Promise<boolean> {
    this.#merges = 0
    await this.#sending
    if (this.#state.status === 'conflict') return false
    if (this.isBehind) await this.#save()
    else this.#tell({ status: 'saved', message: null })
    return this.#state.status === 'saved'
  }

  /** Puts in what a person chose of each conflict, and saves. */
  async choose(choices: Readonly<Record<string, Side>>): Promise<boolean> {
    const { meanwhile } = this.#state
    if (!meanwhile) return false
    const { body } = this.#merged(meanwhile, choices)
    this.#takeOver(meanwhile, body)
    return this.saveNow()
  }

  /** A save of another kind, such as that of the address, took the draft with it. */
  know(body: Body, revision: number): void {
    this.#sent = this.#store.body()
    this.#base = body
    this.#tell({ status: 'saved', revision, message: null, problems: {} })
  }

  /** The server knows this draft now, such as after a version was restored. */
  settle(body: Body, revision: number): void {
    this.#base = body
    this.#sent = body
    this.#store.replace(body)
    clearTimeout(this.#timer)
    this.#tell({ status: 'saved', revision, message: null, problems: {} })
  }

  #changed(): void {
    if (this.#state.status === 'conflict') return this.#tell({ conflicts: this.#conflicts() })
    if (this.#state.status !== 'saving') this.#tell({ status: 'waiting' })
    this.#later(SAVE_AFTER_MS)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), ms)
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending = this.#sendOnce().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #sendOnce(): Promise<void> {
    const body = this.#store.body()
    this.#tell({ status: 'saving', message: null })
    const saved = await this.#send(body, this.#state.revision).catch((error: Error): Saved => ({
      kind: 'refused',
      message: error.message,
      problems: {},
    }))
    if (saved.kind === 'saved') return this.#saved(body, saved)
    if (saved.kind === 'meanwhile') return this.#merge(saved.meanwhile)
    const { message, problems } = saved
    this.#tell({ status: 'failed', message, problems })
    // What the server refuses it refuses again; what did not reach it may.
    if (Object.keys(problems).length === 0) this.#later(RETRY_AFTER_MS)
  }

  #saved(sent: Body, { revision, body }: { revision: number; body: Body }): void {
    this.#sent = sent
    this.#base = body
    this.#merges = 0
    this.#tell({ status: 'saved', revision, message: null, problems: {} })
    if (this.isBehind) this.#changed()
  }

  async #merge(meanwhile: Meanwhile): Promise<void> {
    const { body, conflicts } = this.#merged(meanwhile)
    if (conflicts.length > 0) {
      return this.#tell({ status: 'conflict', conflicts, meanwhile, message: null })
    }
    this.#takeOver(meanwhile, body)
    this.#merges += 1
    if (!this.isBehind) return this.#tell({ status: 'saved', message: null, problems: {} })
    if (this.#merges < MERGES_MAX) return this.#sendOnce()
    this.#tell({ status: 'failed', message: 'content.save.too_many', problems: {} })
  }

  /** What the cleaner of the server changed in my last save is nothing that anybody wrote. */
  #merged({ body: theirs }: Meanwhile, choices?: Readonly<Record<string, Side>>): Merged {
    const written = { base: this.#sent, mine: this.#store.body(), theirs: this.#base }
    const mine = mergeBodies(written).body
    return mergeBodies({ base: this.#base, mine, theirs }, choices)
  }

  /** Their draft is what mine is built on from now on. */
  #takeOver(meanwhile: Meanwhile, body: Body): void {
    this.#base = meanwhile.body
    this.#sent = meanwhile.body
    const { revision } = meanwhile
    this.#tell({ status: 'waiting', revision, conflicts: [], meanwhile: null })
    this.#store.replace(body)
    clearTimeout(this.#timer)
  }

  #conflicts(): readonly Conflict[] {
    const { meanwhile } = this.#state
    if (!meanwhile) return []
    return this.#merged(meanwhile).conflicts
  }

  #tell(changed: Partial<SaverState>): void {
    const isNews = Object.entries(changed).some(
      ([name, value]) => this.#state[name as keyof SaverState] !== value
    )
    if (!isNews) return
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
