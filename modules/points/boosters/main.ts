/** Drafts a booster, and switches it on. */
export { draftBooster } from './actions/save_booster.js'
export { switchBoosterOn } from './actions/save_booster.js'
/** A booster, and what it gives to whom and when. */
export type { Booster, BoosterTerms } from './booster.js'
