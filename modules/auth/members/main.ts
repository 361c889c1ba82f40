/** A member held for a transaction, found by what else is known or one after the other, and spoken to. */
export { changeLocale } from './change_locale.js'
export { holdMember } from './hold_member.js'
export { lastShopper, shoppersAfter } from './queries/shoppers_after.js'
export { readersAmong, type Reader } from './queries/readers_among.js'
export { phonesOf } from './queries/phones_of.js'
export { membersNamed } from './queries/members_named.js'
/** That a member may use the shop, or works here, as pieces of SQL. */
export { isShopper, isOfStaff } from './queries/member_by_id_sql.js'
