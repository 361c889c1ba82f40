import type { RouteParams } from './routing'

/** `?page=2&q=a`, with brackets for lists and objects, `1` and `0` for yes and no; '' when empty. */
export function queryString(params: RouteParams): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) append(query, key, value)
  const text = query.toString()
  return text ? `?${text}` : ''
}

function append(query: URLSearchParams, key: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) value.forEach((item) => append(query, `${key}[]`, item))
  else if (typeof value === 'object') {
    for (const [inner, item] of Object.entries(value)) append(query, `${key}[${inner}]`, item)
  } else query.append(key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
}
