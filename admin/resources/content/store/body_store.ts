import { isSame, withoutBlocks, type Body } from '../merge/body'
import { blocksOf, treeOf, type BlockTree } from '../tree/block_tree'
import { afterChange, beginHistory, stepBack, stepForward, type History } from './history'

/** The body that is worked on. */
export interface Work {
  fields: Readonly<Record<string, unknown>>
  tree: BlockTree
}

/**
 * Holds the body while it is written. It lies beside react: a card asks for its own node alone, so one key renders one
 * card however many there are.
 */
export class BodyStore {
  #history: History<Work>
  #listeners = new Set<() => void>()
  readonly #isHolder: (name: string) => boolean
  readonly #hasBlocks: boolean

  constructor(body: Body, isHolder: (name: string) => boolean) {
    this.#isHolder = isHolder
    this.#hasBlocks = Array.isArray(body.content)
    this.#history = beginHistory(workOf(body))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get work(): Work {
    return this.#history.now
  }

  get canGoBack(): boolean {
    return this.#history.past.length > 0
  }

  get canGoForward(): boolean {
    return this.#history.future.length > 0
  }

  /** The body as the server takes it. */
  body(): Body {
    const { fields, tree } = this.work
    if (!this.#hasBlocks) return { ...fields }
    return { ...fields, content: blocksOf(tree, this.#isHolder) }
  }

  setField(name: string, value: unknown): void {
    const { work } = this
    if (isSame(work.fields[name], value)) return
    this.#write({ ...work, fields: { ...work.fields, [name]: value } }, name)
  }

  /** @param what names the field that is typed in: typing on in it is one step */
  changeTree(change: (tree: BlockTree) => BlockTree, what: string | null = null): void {
    const { work } = this
    const tree = change(work.tree)
    if (tree !== work.tree) this.#write({ ...work, tree }, what)
  }

  /** Another body as one step, such as what came out of a merge. */
  replace(body: Body): void {
    this.#write(workOf(body), null)
  }

  back(): void {
    this.#tell(stepBack(this.#history))
  }

  forward(): void {
    this.#tell(stepForward(this.#history))
  }

  #write(work: Work, what: string | null): void {
    this.#tell(afterChange(this.#history, work, what, performance.now()))
  }

  #tell(history: History<Work>): void {
    if (history === this.#history) return
    this.#history = history
    for (const listener of this.#listeners) listener()
  }
}

function workOf(body: Body): Work {
  return { fields: withoutBlocks(body), tree: treeOf(body.content ?? []) }
}
