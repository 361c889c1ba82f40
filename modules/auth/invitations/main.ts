/** Rewards whoever invited a member that has scanned. */
export { confirmReferral } from './actions/confirm_referral.js'
export { referralLinkOf } from './referral_link.js'
/** That an invitation paid in a period, and who a member was before, for SQL of other modules. */
export { EARLIER, invitedWithin } from './queries/invitations_of_sql.js'
