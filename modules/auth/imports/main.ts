/** Trades. */
export { professionImport } from './profession_import.js'
/** Regional contacts. */
export { representativeImport } from './representative_import.js'
