/** The only source of the present moment; tests and the demo put another one in its place. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
}

const systemClock: Clock = { now: () => Date.now() }
let current: Clock = systemClock

/** The clock everything reads; instants are stored as milliseconds UTC. */
export const clock: Clock = { now: () => current.now() }

/** Puts another clock in place; call the returned function to put the former one back. */
export function useClock(other: Clock): () => void {
  const former = current
  current = other
  return () => {
    current = former
  }
}
