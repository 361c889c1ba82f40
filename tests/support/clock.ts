import { clock, useClock } from '#app/clock'

/** A clock a test moves by hand; call `restore` when the test is over. */
export function frozenClock(start: number | string = clock.now()) {
  let present = typeof start === 'string' ? Date.parse(start) : start
  const restore = useClock({ now: () => present })
  return {
    restore,
    /** Moves the present by so many ms. */
    pass(milliseconds: number) {
      present += milliseconds
    },
  }
}
