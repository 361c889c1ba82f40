import { PageVitalSchema } from '#database/schema'

/** How many visits of a week had a figure of at most so much on a page. */
export default class PageVital extends PageVitalSchema {}
