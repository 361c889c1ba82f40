import { setFlagsFromString } from 'node:v8'

/** By how many percent the heap may grow between two large collections. */
const GROWTH_PERCENT = 20

/**
 * Has V8 collect early for the rest of the process: left alone it takes what the machine has to give,
 * for work that keeps nothing.
 *
 * @source https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function keepMemoryLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
