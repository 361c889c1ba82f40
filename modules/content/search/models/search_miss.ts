import { SearchMissSchema } from '#database/schema'

/** Words that were looked for on a day and found nowhere, and how often. */
export default class SearchMiss extends SearchMissSchema {}
