/** The ledger: adds, takes, undoes and corrects points, tells what it holds, and holds members who spend. */
export { balanceIn, balanceOf, book, credit, reverse } from './ledger.js'
export { type PointSource, SOURCE_GROUPS, NotEnoughPoints, isBooked } from './ledger/main.js'
export { bookedAmong, findEntryByReference, balancesOf, gainedSince } from './ledger/main.js'
export { type Gain, paceOf, ledgerPageOfMember, type HistoryPage } from './ledger/main.js'
export { type Spender, holdSpenders, holders, ENTRIES, BALANCES } from './ledger/main.js'
/** Scans: credited, and told to other modules when they are the first or taken back. */
export { FIRST_SCAN_TOPIC, SCAN_TAKEN_BACK_TOPIC, hasScanned } from './scans/main.js'
export { countOfScanners, scannedWithin } from './scans/main.js'
export { acceptScans, hasStandingScan, latestScansOf, scannedBy, scansAmong } from './scans/main.js'
/** Stickers that members complain about, the answer to it; boosters: drafted, and switched on. */
export { openDispute, DISPUTE_SETTLED_TOPIC, type SettledDispute } from './disputes/main.js'
export { draftBooster, switchBoosterOn, type Booster, type BoosterTerms } from './boosters/main.js'
/** Code batches: made, released, void, accounted for, printed; scans like a harvest; what earns points but scans. */
export { createBatch, activateBatch, voidBatch, restoreBatch } from './code_batches/main.js'
export { codeBatch, codeBatches, type CodeBatch } from './code_batches/main.js'
export { codeOfBatch, codeKeys, reconciliation, type Reconciliation } from './code_batches/main.js'
export { voidRange, VOID_REASON_MAX, type SerialRange } from './code_batches/main.js'
export { stickers, type LabelName, isOwnComputer, scanList } from './stickers/main.js'
export { reviewHarvests, hasHarvested, isLookedInto } from './harvest/main.js'
export { GUESS_ALARM_TOPIC, type GuessAlarm } from './harvest/main.js'
export { participatingProducts, findParticipatingProduct } from './participating/main.js'
export { participatingImport, participatingSample } from './participating/main.js'
export { pointsOfRule, additionalPoints } from './point_rules/queries/point_rules.js'
/** What is done at once, or waits until a second administrator agrees. */
export { type HandBooking, bookOrAsk, mayBook } from './hand_bookings/main.js'
export { appointOrAsk, awardOrAsk, releaseOrAsk, sendOrAsk, setOrAsk } from './two_people/main.js'
export { letInAlone, answerDeed, CostlySendings, sendingsThatWait } from './two_people/main.js'
/** The end of a year: what is left of its points expires, and may be given back. */
export { resetYear, reverseReset, cutoffOf, type ResetRun, type ResetState } from './reset/main.js'
export { resetRun, resetStateOf, membersWithBalance, plannedReset } from './reset/main.js'
export { expiringPoints } from './reset/main.js'
/** What must be true, checked; other modules add their own. Closes show a changed past. */
export { verifyLedger, type LedgerVerdict, type Finding, registerInvariant } from './truths/main.js'
export { registerCause, type PointCause, registerDeletedMembers, awardsIn } from './truths/main.js'
export { daySums, type DaySum, firstLedgerDay, scannersOf } from './figures/main.js'
export { closeLedger, closingState, dueDay, readAnchor } from './closes/main.js'
/** Who members and staff are, what members share; implemented by the module that has them. */
export { Appointments, Awards, MemberFacts, ScanRules, SharedMarks } from './contracts/main.js'
export type { Appointment, MemberFact, SharedKind, SharedWithInvited } from './contracts/main.js'
