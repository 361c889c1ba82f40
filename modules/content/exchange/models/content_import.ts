import { ContentImportSchema } from '#database/schema'

/** The text of a record that this installation and another one last agreed about, by its hash. */
export default class ContentImport extends ContentImportSchema {}
