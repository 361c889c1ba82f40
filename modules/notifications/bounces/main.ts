/** Whether the shop hears of mails that come back, and by what. */
export { bounceHearing, hearsOfBounces } from './hears_of_bounces.js'
/** For whoever hands a mail over: the sender of its envelope, whether its address rests, and what the server said at once. */
export { returnPathOf } from './bounce_token.js'
export { refuseResting } from './refuse_resting.js'
export { takeRefusal } from './actions/take_refusal.js'
/** For whoever wants to hear what became of a mail. */
export { onReport, type ReportedMail } from './report_listeners.js'
/** For what an address rests now, for pages. */
export { suppressionsOf } from './queries/suppressions_of.js'
