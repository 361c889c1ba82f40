/** A member held for a transaction, and found by what else is known. */
export { holdMember } from './hold_member.js'
export { phonesOf } from './queries/phones_of.js'
