import { SearchDocumentSchema } from '#database/schema'

/** The plain text of a published version in one language, as it is searched. */
export default class SearchDocument extends SearchDocumentSchema {}
