import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { SEARCHED } from '../actions/write_search_documents.js'
import { ANALYSER } from '../analysis/analyse.js'
import { STATE } from './search_sql.js'

/** How the search is doing: well where as much is indexed as there is, and nothing is outdated or missing. */
export interface SearchState {
  documents: number
  indexed: number
  /** Documents that an older analysis made. */
  outdated: number
  /** Publications that nothing finds. */
  missing: number
}

/** How the search is doing, for the doctor. */
export async function searchState(): Promise<SearchState> {
  const values = [ANALYSER, clock.now(), JSON.stringify(SEARCHED)]
  const [state] = await shopReader().rows<SearchState>(STATE, values)
  return state
}
