import type { DataProvider, RaRecord } from 'react-admin'
import { request } from './http'

interface List {
  data: RaRecord[]
  total: number
}

/** `{ page, per_page, sort, order, filter }` as the API reads it. */
function queryOf(values: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ])
  ).toString()
}

function list(resource: string, params: any, filter: object = params.filter): Promise<List> {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  const { field = 'id', order = 'DESC' } = params.sort ?? {}
  const query = queryOf({
    page,
    per_page: perPage,
    sort: field,
    order: order.toLowerCase(),
    filter,
  })
  return request<List>(`/${resource}?${query}`)
}

const body = (data: unknown) => JSON.stringify(data)
const one = <Answer>(resource: string, id: unknown, init?: RequestInit) =>
  request<Answer>(`/${resource}/${encodeURIComponent(String(id))}`, init)

/** What is no row of a list but read by a query, such as the figures of a period, under an id of its reader's. */
async function reading(resource: string, id: unknown, query: Record<string, unknown>) {
  const { data } = await request<{ data: object }>(`/${resource}?${queryOf(query)}`)
  return { data: { ...data, id } }
}

/** Longest page the server hands out. */
const PER_PAGE_MAX = 50

/** What is longer than a page of the server is read page by page, such as when all is chosen. */
async function longList(resource: string, params: any): Promise<List> {
  const { perPage } = params.pagination ?? {}
  if (!(perPage > PER_PAGE_MAX)) return list(resource, params)
  let found: List = { data: [], total: 0 }
  for (let page = 1; page <= Math.ceil(perPage / PER_PAGE_MAX); page++) {
    const next = await list(resource, { ...params, pagination: { page, perPage: PER_PAGE_MAX } })
    found = { ...next, data: [...found.data, ...next.data] }
    if (found.data.length >= next.total) break
  }
  return { ...found, data: found.data.slice(0, perPage) }
}

/** Reads and writes over `/api/admin/<resource>`; lists answer `{ data, total }`. */
export const dataProvider = {
  getList: longList,
  getOne: (resource, { id, meta }) =>
    meta?.query ? reading(resource, id, meta.query) : one(resource, id),
  getMany: (resource, { ids }) =>
    list(resource, { pagination: { page: 1, perPage: 50 }, filter: { id: ids } }),
  getManyReference: (resource, params) =>
    list(resource, params, { ...params.filter, [params.target]: params.id }),
  create: (resource, { data }) => request(`/${resource}`, { method: 'POST', body: body(data) }),
  // With when the record had been saved that the form was made from, where the record says it.
  update: (resource, { id, data, previousData }) =>
    one(resource, id, {
      method: 'PUT',
      body: body({ saved_at: previousData?.saved_at, ...data }),
    }),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await one(resource, id, { method: 'PUT', body: body(data) })
    return { data: ids }
  },
  delete: (resource, { id }) => one(resource, id, { method: 'DELETE' }),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await one(resource, id, { method: 'DELETE' })
    return { data: ids }
  },
} as DataProvider

/** Asks for a change that is no plain update, such as activating a batch. */
export function act<Answer = { data: RaRecord }>(
  path: string,
  data: unknown = {},
  method: 'POST' | 'PUT' | 'DELETE' = 'POST'
) {
  return request<Answer>(path, { method, body: body(data) })
}
