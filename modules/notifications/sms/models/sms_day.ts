import { SmsDaySchema } from '#database/schema'

/** What was sent as SMS on a day. */
export default class SmsDay extends SmsDaySchema {}
