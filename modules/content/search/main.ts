/** What a publication is found by, written with it. */
export { isSearched, writeSearchDocuments } from './actions/write_search_documents.js'
export { searchedTexts } from './searched_texts.js'
/** What somebody looks for by an address, and the page of what was found. */
export { showSearch, soughtWords } from './show_search.js'
/** The index made anew, and how it is doing. */
export { rebuildSearch } from './actions/rebuild_search.js'
export { searchState } from './queries/search_state.js'
