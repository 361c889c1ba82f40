import type { ListPage } from '#app/http/list_page'
import type { ListQuery } from '#app/http/list_query'
import { mayOpenList } from './list_readers.js'
import type { StaffRole } from './roles.js'

/** Lines of one kind that are told at most; the list of the back-office has the others. */
const LINES_MAX = 5

/** Records of one kind that the search of the back-office looks for. */
export interface SearchedRecords {
  /** The list they stand in: who may open it may find them. */
  list: string
  /** The first of those that are meant by `texts.q`, as lines of JSON, and how many there are. */
  find: (query: ListQuery, q: string) => Promise<ListPage<unknown>>
}

/** What was found of one kind. */
export interface FoundRecords {
  /** The list they stand in. */
  id: string
  lines: unknown[]
  total: number
}

const NOTHING: ListPage<never> = { data: [], total: 0 }

const searches: SearchedRecords[] = []

/** Each module says what can be found of it; its file is imported by `start/search_routes.ts`. */
export function registerStaffSearch(...added: SearchedRecords[]): void {
  searches.push(...added)
}

/** What a text means among the records that a role may list, by kind; kinds without any are left out. */
export async function searchForStaff(q: string, role: StaffRole): Promise<FoundRecords[]> {
  const allowed = searches.filter(({ list }) => mayOpenList(role, list))
  const found = await Promise.all(
    allowed.map(async ({ list, find }) => {
      const { data, total } = await find(firstLines(q), q)
      return { id: list, lines: data, total }
    })
  )
  return found.filter(({ total }) => total > 0)
}

/** For kinds that a text cannot mean. */
export const nothingFound = (): ListPage<never> => NOTHING

function firstLines(q: string): ListQuery {
  const order = { sort: 'id', order: 'desc' } as const
  return { page: 1, limit: LINES_MAX, offset: 0, ...order, ids: {}, texts: { q } }
}
