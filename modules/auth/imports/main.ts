/** Files that cannot be read on. */
export { UnreadableFile } from './csv_lines.js'
/** How rows of one kind are read, compared and written. */
export type { ImportKind } from './import_kind.js'
/** Says what an import would do, and does it. */
export { PlannedImport, type ImportCounts, type ImportedLine } from './import_rows.js'
/** Trades. */
export { professionImport } from './profession_import.js'
/** Regional contacts. */
export { representativeImport } from './representative_import.js'
