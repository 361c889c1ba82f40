/** Looks for harvests among the latest scans. */
export { reviewHarvests } from './actions/review_harvests.js'
/** That somebody found a member's scans to be a harvest, for SQL of other modules. */
export { hasHarvested } from './harvest_sql.js'
/** Whether somebody still has to judge a member's scans. */
export { isLookedInto } from './models/harvest_case.js'
/** Topic and payload of the alarm about guessed codes. */
export { GUESS_ALARM_TOPIC, type GuessAlarm } from './guess_alarm.js'
