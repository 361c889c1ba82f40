/** Menu and footer of a reader, and their entries anew after a change. */
export { footerLinks, forgetNavigation, menuFor } from './navigation.js'
/** What an entry may hold, what is wrong with entries as a whole, and what is not translated. */
export { entriesValidator } from './entries_validator.js'
export { entryProblems, missingOfEntries } from './check_entries.js'
