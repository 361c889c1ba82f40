/** Why points move, and the group the history shows. */
export { type PointSource, SOURCE_GROUPS } from '#app/rules/point_sources'
/** The refusal of a movement the balance does not cover. */
export { NotEnoughPoints } from '../exceptions.js'
/** Whether movements of these names were booked before; entries and balances for SQL of others. */
export { isBooked, findEntryByReference } from './queries/ledger_entry.js'
export { bookedAmong, ENTRIES, BALANCES } from './queries/member_points_sql.js'
/** The members who hold points, for lists of members. */
export { holders } from './queries/holders.js'
/** The balances of several members at once. */
export { balancesOf } from './queries/balances_of.js'
/** What a member gained since an instant, and how fast a member collects. */
export { gainedSince, type Gain, paceOf } from './queries/member_points_sql.js'
/** A member's history, page by page. */
export { ledgerPageOfMember, type HistoryPage } from './queries/ledger_page_of_member_sql.js'
/** Members who spend, one or many in a moment. */
export { type Spender, holdSpenders } from './spending_sql.js'
