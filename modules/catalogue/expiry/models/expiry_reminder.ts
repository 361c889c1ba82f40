import { ExpiryReminderSchema } from '#database/schema'

/** How far one of the waves has come that tell members of points that end with a year. */
export default class ExpiryReminder extends ExpiryReminderSchema {}
