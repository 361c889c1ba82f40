import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'

/** Rows a page of the back-office may hold at most. */
const PER_PAGE_MAX = 50
const PER_PAGE = 25
/** Pages past this one are not asked for by anybody who reads them. */
const PAGE_MAX = 100_000
/** Longest filter value, in characters. */
const TEXT_MAX = 100
/** Ids a filter may name at once. */
const IDS_MAX = 50

/** Columns a search looks into: for words inside the text, or for words that begin it. */
export interface SearchedPlaces {
  inside: readonly string[]
  beginning?: readonly string[]
}

/** What a list lets its reader sort and filter by. */
export interface ListShape {
  sortable: readonly [string, ...string[]]
  /** Filter names: `ids` is a number or a list of them, `text` a word; `q` is a search. */
  filters: Record<string, 'ids' | 'text'>
  searched?: SearchedPlaces
}

/** A page of a list as the reader asked for it, inside the list's shape. */
export interface ListQuery {
  page: number
  limit: number
  offset: number
  sort: string
  order: 'asc' | 'desc'
  ids: Record<string, number[]>
  texts: Record<string, string>
}

const validator = vine.compile(
  vine.object({
    page: integer([1, PAGE_MAX]).optional(),
    per_page: integer([1, PER_PAGE_MAX]).optional(),
    sort: vine.string().maxLength(TEXT_MAX).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
    filter: vine.string().maxLength(2000).optional(),
  })
)

const idFilter = vine.compile(vine.array(integer([1, ID_MAX])).maxLength(IDS_MAX))
const textFilter = vine.compile(line(TEXT_MAX))

/**
 * Reads `page, per_page, sort, order, filter` of a back-office list. Names outside the shape fall
 * back to its first sort field or are left out.
 *
 * @throws E_VALIDATION_ERROR on values of the wrong kind
 */
export async function listQuery({ request }: HttpContext, shape: ListShape): Promise<ListQuery> {
  const given = await validator.validate(request.qs())
  const page = given.page ?? 1
  const limit = given.per_page ?? PER_PAGE
  return {
    page,
    limit,
    offset: (page - 1) * limit,
    sort: shape.sortable.find((name) => name === given.sort) ?? shape.sortable[0],
    order: given.order ?? 'desc',
    ...(await filtersOf(parsed(given.filter), shape)),
  }
}

function parsed(filter: string | undefined): Record<string, unknown> {
  if (!filter) return {}
  try {
    const value = JSON.parse(filter)
    return value && typeof value === 'object' ? value : {}
  } catch {
    // A filter nobody can read filters nothing; the list itself is still good.
    return {}
  }
}

async function filtersOf(given: Record<string, unknown>, shape: ListShape) {
  const ids: Record<string, number[]> = {}
  const texts: Record<string, string> = {}
  for (const [name, kind] of Object.entries(shape.filters)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined || value === null || value === '') continue
    if (kind === 'ids') ids[name] = await idFilter.validate([value].flat())
    else texts[name] = await textFilter.validate(value)
  }
  return { ids, texts }
}

/** A query for the one record with this id, for the pages that show what a list shows. */
export function oneOf(id: number): ListQuery {
  return { page: 1, limit: 1, offset: 0, sort: 'id', order: 'asc', ids: { id: [id] }, texts: {} }
}
