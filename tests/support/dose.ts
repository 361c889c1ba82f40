/** How much of a costly test a run carries. */
export interface Dose {
  /** Cycles of killing a process under load, on each database. */
  killCycles: number
  /** Seeded sequences of operations. */
  seeds: number
  /** Requests of nonsense over all routes. */
  fuzzRequests: number
  /** Requests sent at the same moment in a race. */
  raceWidth: number
  /** Colour schemes in which the pages are checked for accessibility. */
  axeThemes: ('light' | 'dark')[]
}

const DOSES: Record<'test' | 'attack', Dose> = {
  test: { killCycles: 5, seeds: 20, fuzzRequests: 5_000, raceWidth: 50, axeThemes: ['light'] },
  attack: {
    killCycles: 100,
    seeds: 100,
    fuzzRequests: 100_000,
    raceWidth: 200,
    axeThemes: ['light', 'dark'],
  },
}

/** True in `npm run attack`, which carries the full figures. */
export const isAttack = process.env.TEST_TIER === 'attack'

/** The dose of this run: small in `npm test`, full in `npm run attack`. */
export const dose: Dose = DOSES[isAttack ? 'attack' : 'test']
