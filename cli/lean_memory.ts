import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By how many percent the heap may grow between two large collections. */
const GROWTH_PERCENT = 20

/**
 * Has V8 collect early for the rest of the process: left alone it takes what the machine has to give,
 * for work that keeps nothing. V8 decides after a large collection when the next one comes, so that one is made now:
 * without it the heap may grow threefold first, by when the last one happened to be.
 *
 * @source https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function keepMemoryLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect()
}
