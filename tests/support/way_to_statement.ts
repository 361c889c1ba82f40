import { AsyncLocalStorage } from 'node:async_hooks'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SqliteRunner } from '#app/database/engine'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FRAME = /\(?([^\s()]+?\.ts):\d+:\d+\)?$/gm
/** Frames of one stack; a way is never so long. */
const FRAMES_MAX = 500

/** Where work was put off from: what waits for the end of a turn, or a step, has a stack of its own. */
interface PutOff {
  stack: string
  before?: PutOff
}

/**
 * The files of app and modules that lead to a statement of the embedded database, the outermost last: of every
 * function that was called and had not returned when the statement ran, across awaits and turns of the event loop.
 * What is called on the way and returns is not counted.
 *
 * @param statement the first one that fits is looked at
 */
export async function wayTo(statement: RegExp, work: () => Promise<unknown>): Promise<string[]> {
  const putOff = new AsyncLocalStorage<PutOff>()
  const stacks: string[] = []
  const shared: any = SqliteRunner.prototype
  const originals = { run: shared.run, change: shared.change }
  const { stackTraceLimit } = Error
  const { setImmediate: later } = globalThis
  const { nextTick: soon } = process
  Error.stackTraceLimit = FRAMES_MAX
  for (const [name, original] of Object.entries(originals)) {
    shared[name] = function (sql: string, values: unknown) {
      if (!stacks.length && statement.test(sql)) stacks.push(...stacksOf(putOff.getStore()))
      return original.call(this, sql, values)
    }
  }
  const remembering =
    (putOffTo: (task: () => unknown) => unknown) =>
    (task: (...given: unknown[]) => void, ...given: unknown[]) => {
      const from = { stack: new Error('put off').stack!, before: putOff.getStore() }
      return putOffTo(() => putOff.run(from, task, ...given))
    }
  globalThis.setImmediate = remembering(later) as typeof setImmediate
  process.nextTick = remembering(soon.bind(process))
  try {
    await work()
  } finally {
    Object.assign(globalThis, { setImmediate: later })
    process.nextTick = soon
    Object.assign(shared, originals)
    Error.stackTraceLimit = stackTraceLimit
  }
  const files = stacks.flatMap((stack) => [...stack.matchAll(FRAME)].map(([, file]) => named(file)))
  return [...new Set(files)].filter((path) => /^(app|modules)\//.test(path))
}

function stacksOf(putOff: PutOff | undefined): string[] {
  const stacks = [new Error('here').stack!]
  for (let at = putOff; at; at = at.before) stacks.push(at.stack)
  return stacks
}

function named(file: string): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file
  return relative(ROOT, path).split(sep).join('/')
}
