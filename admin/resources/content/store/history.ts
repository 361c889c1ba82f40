/** Steps that can be taken back. */
export const STEPS_MAX = 100
/** Keys in one field that follow each other within this are one step, in ms. */
const ONE_STEP_MS = 1000

/** What was, what is, and what was taken back. */
export interface History<State> {
  past: readonly State[]
  now: State
  future: readonly State[]
  /** What changed last and when; typing on in the same field adds no step. */
  last: { what: string; at: number } | null
}

/** A history with nothing to take back. */
export function beginHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], last: null }
}

/**
 * The history after a change.
 *
 * @param what names the field that was typed in; null where each change is a step of its own
 * @param at in ms
 */
export function afterChange<State>(
  history: History<State>,
  now: State,
  what: string | null,
  at: number
): History<State> {
  if (now === history.now) return history
  const { last } = history
  const goesOn = what !== null && last?.what === what && at - last.at < ONE_STEP_MS
  const past = goesOn ? history.past : [...history.past, history.now].slice(-STEPS_MAX)
  return { past, now, future: [], last: what === null ? null : { what, at } }
}

/** One step back; the same history where there is none. */
export function stepBack<State>(history: History<State>): History<State> {
  const { past, now, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], last: null }
}

/** The step that was taken back last, once more; the same history where there is none. */
export function stepForward<State>(history: History<State>): History<State> {
  const { past, now, future } = history
  if (future.length === 0) return history
  return { past: [...past, now], now: future[0], future: future.slice(1), last: null }
}
