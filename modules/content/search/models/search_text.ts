import { SearchTextSchema } from '#database/schema'

/** What is shown of a document that was found. */
export default class SearchText extends SearchTextSchema {}
