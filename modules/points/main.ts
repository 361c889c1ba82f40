/** The ledger: adds, takes, undoes and corrects points, and tells a balance. */
export { adjust, balanceIn, balanceOf, credit, debit, reverse } from './ledger.js'
export type { Adjustment, Movement, Reversal } from './ledger.js'
/** Why points move, and the group the history shows. */
export { SOURCE_GROUPS, SOURCES, sourceGroup } from './constants.js'
export type { PointSource, SourceGroup } from './constants.js'
/** The refusal of a movement the balance does not cover. */
export { NotEnoughPoints } from './exceptions.js'
/** One change of a member's points. */
export type { LedgerEntry } from './queries/ledger_entry.js'
/** Whether movements of these names were booked before. */
export { bookedAmong, findEntryByReference, isBooked } from './queries/ledger_entry.js'
/** What a member gained since an instant. */
export { gainedSince, type Gain } from './queries/gained_since.js'
/** How fast a member collects. */
export { paceOf, type Pace } from './queries/pace_of.js'
/** A member's history, page by page. */
export { ledgerPageOfMember, type HistoryPage } from './queries/ledger_page_of_member.js'
/** Whether a member has ever scanned with success, and whether such a scan still stands. */
export { hasCreditedScan, hasScanned, hasStandingScan } from './queries/has_credited_scan.js'
/** Members who spend, one or many in a moment. */
export * from './spending.js'
/** What everything but a scan brings. */
export * from './queries/point_rules.js'
/** The sticker-marked products. */
export * from './queries/participating_products.js'
export * from './participating/main.js'
/** Stickers that members report. */
export { openDispute } from './actions/open_dispute.js'
export { DISPUTE_SETTLED_TOPIC, type SettledReport } from './actions/settle_dispute.js'
/** Redeems a code. */
export { scanCode } from './actions/scan_code.js'
export type { Submission } from './actions/judge_together.js'
export { acceptScan, FIRST_SCAN_TOPIC, type Claim } from './actions/accept_scan.js'
export type { ScanOutcome } from './queries/scan_of_member.js'
/** Boosters: drafted, and switched on. */
export { draftBooster } from './actions/save_booster.js'
export { switchBoosterOn } from './actions/change_booster_state.js'
export type { Booster, BoosterTerms } from './boosters/booster.js'
/** Takes a scan back with its bonuses. */
export { reverseScan, SCAN_TAKEN_BACK_TOPIC, type ScanToReverse } from './actions/reverse_scan.js'
/** Batches of codes and their stickers: made, printed, released, withdrawn, accounted for. */
export * from './batches.js'
/** What is true at every moment, checked; other modules add their own truths. */
export * from './truths/truths.js'
/** Closes day by day, which show a change of the past. */
export * from './closes/closes.js'
export { verifyLedger, type LedgerVerdict } from './actions/verify_ledger.js'
/** The calendar day of an instant in Europe/Budapest. */
export { businessDate, startOfBusinessDate } from './business_date.js'
/** The balances of several members at once. */
export { balancesOf } from './queries/balances_of.js'
/** The keys stickers are made with, for the examination of an installation. */
export { codeKeys } from './code_keys.js'
/** Points booked by staff or an operator, with a reason. */
export { bookByHand, type HandBooking } from './actions/book_by_hand.js'
export { bookOrAsk, mayBook, type WaitingBooking } from './actions/ask_for_booking.js'
/** What makes points possible: done, or waiting for a second administrator. */
export { releaseOrAsk, setOrAsk } from './two_people/wishes.js'
/** The end of a year: what is left of its points expires, and may be given back. */
export { resetYear, reverseReset } from './actions/reset_year.js'
export * from './queries/reset_run.js'
export { cutoffOf } from './queries/year_end.js'
/** Who members are, for the rules of points; implemented by the module that has members. */
export { MemberFacts, type MemberFact } from './contracts/member_facts.js'
