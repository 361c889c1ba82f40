/** Professions and representatives, from CSV files. */
export { professionImport } from './profession_import.js'
export { representativeImport } from './representative_import.js'
/** Who advises a member in the member's region. */
export { representativeOf, type Contact } from './queries/representative_of_member.js'
/** What professions are called, for whoever names them outside of this installation. */
export { professionNames } from './queries/profession_names.js'
