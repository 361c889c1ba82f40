/** How much of a costly test a run carries. */
export interface Dose {
  /** Cycles of killing a server under load, on each database. */
  killCycles: number
  /** Times a process is killed between sending and noting that it has sent. */
  sendingKills: number
  /** Times a year-end reset is killed before it is let through. */
  resetKills: number
  /** Seeded sequences of operations. */
  seeds: number
  /** Requests of nonsense over all routes. */
  fuzzRequests: number
  /** Hostile values put into each field of each form of members and staff. */
  hostileValuesPerField: number
  /** Hostile texts put into each field of each form of content. */
  contentPayloadsPerField: number
  /** Members who send one code at the same moment. */
  scansAtOnce: number
  /** Wrong codes that one member sends at the same moment. */
  guessesAtOnce: number
  /** Random codes sent from so many sessions together. */
  guessesSpread: number
  guessingSessions: number
  /** Checkouts of one member sent at the same moment. */
  checkoutsAtOnce: number
  /** Checkouts of all members together, sent at the same moment. */
  stormCheckouts: number
  /** Members who send them. */
  stormMembers: number
  /** Lines of the largest file that is imported. */
  importLines: number
  /** Stickers of the longest sheet that is drawn. */
  sheetStickers: number
  /** Photos of each category of the sticker gallery. */
  photosOfCategory: number
  /** Runs of draws whose chances are counted, and draws of each. */
  drawRuns: number
  drawsOfRun: number
  /** Writes of freezing, and of drawing, at which a process is killed, beside those around the COMMIT. */
  drawKills: number
  /** Colour schemes in which the pages are checked for accessibility. */
  axeThemes: ('light' | 'dark')[]
}

const DOSES: Record<'test' | 'attack', Dose> = {
  test: {
    killCycles: 5,
    sendingKills: 4,
    resetKills: 2,
    seeds: 20,
    fuzzRequests: 5_000,
    hostileValuesPerField: 2,
    contentPayloadsPerField: 6,
    scansAtOnce: 40,
    guessesAtOnce: 200,
    guessesSpread: 200,
    guessingSessions: 5,
    checkoutsAtOnce: 40,
    stormCheckouts: 100,
    stormMembers: 10,
    importLines: 10_000,
    sheetStickers: 12_000,
    photosOfCategory: 2,
    drawRuns: 1,
    drawsOfRun: 10_000,
    drawKills: 1,
    axeThemes: ['light'],
  },
  attack: {
    killCycles: 50,
    sendingKills: 100,
    resetKills: 20,
    seeds: 100,
    fuzzRequests: 100_000,
    // With Redis only sessions and limits are kept elsewhere than in the runs before.
    hostileValuesPerField: process.env.REDIS_URL ? 2 : Number.POSITIVE_INFINITY,
    contentPayloadsPerField: Number.POSITIVE_INFINITY,
    scansAtOnce: 1_000,
    guessesAtOnce: 10_000,
    guessesSpread: 20_000,
    guessingSessions: 50,
    checkoutsAtOnce: 500,
    stormCheckouts: 1_000,
    stormMembers: 50,
    importLines: 100_000,
    sheetStickers: 200_000,
    photosOfCategory: 40,
    drawRuns: 3,
    drawsOfRun: 100_000,
    drawKills: Number.POSITIVE_INFINITY,
    axeThemes: ['light', 'dark'],
  },
}

/** True in `npm run attack`, which carries the full figures. */
export const isAttack = process.env.TEST_TIER === 'attack'

/** The dose of this run: small in `npm test`, full in `npm run attack`. */
export const dose: Dose = DOSES[isAttack ? 'attack' : 'test']
