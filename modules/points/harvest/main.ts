/** Looks for harvests among the latest scans. */
export { reviewHarvests } from './actions/review_harvests.js'
/** Topic and payload of the alarm about guessed codes. */
export { GUESS_ALARM_TOPIC, type GuessAlarm } from './guess_alarm.js'
