/** Addresses of live texts at which readers find something else. */
export { hiddenAddresses } from './records/queries/hidden_addresses.js'
/** Menu and footer around the shop. */
export { menuFor, footerLinks } from './menus/main.js'
/** The search made anew, and how it is doing. */
export { rebuildSearch, searchState } from './search/main.js'
/** Address of a language file, for the shell of the pages. */
export { languageFileUrl } from './language/language_file.js'
/** Content as files, from one installation to another. */
export { exportContent, importFolder, UnreadableFolder } from './exchange/main.js'
export type { ConflictAnswer, ImportedContent } from './exchange/main.js'
/** Texts that the shop publishes in its own name. */
export { publishNewText, publishText } from './records/actions/publish_text.js'
/** What a page says in both languages, where something is kept of the words. */
export { pageTexts } from './records/queries/page_texts.js'
