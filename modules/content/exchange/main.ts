/** All content as files, for another installation. */
export { exportContent, type ExportedContent } from './actions/export_content.js'
/** Such files in the place of what stands here. */
export { importFolder } from './import_folder.js'
export type { ImportedContent, ImportOptions } from './actions/import_content.js'
export { UnreadableFolder } from './files/unreadable_folder.js'
export { CONFLICT_ANSWERS, type ConflictAnswer } from './planned_file.js'
