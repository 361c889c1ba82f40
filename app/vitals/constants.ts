import type { Limit } from '#app/limits/limit'

/** Visits one network may tell of; a building site shares one. */
export const VISITS_PER_NETWORK: Limit = { hits: 120, windowSeconds: 3600 }
/** Visits the shop takes in from everybody. */
export const VISITS_OF_ALL: Limit = { hits: 6000, windowSeconds: 3600 }
/** Rows that wait in memory at a time; further ones are not counted until these are written down. */
export const WAITING_MAX = 2000
/** Weeks for which figures are kept. */
export const KEPT_WEEKS = 26
/** Weeks the back-office shows. */
export const SHOWN_WEEKS = 12
