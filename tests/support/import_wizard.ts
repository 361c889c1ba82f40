import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { StaffMember } from '#auth/members/member'

/** Texts are read by the shop as forms; a file is no form. */
export const IMPORTED_FILE = 'application/octet-stream'

export type Kind = 'products' | 'stock_items' | 'participating_products'
export type Match = Record<string, unknown>

/** The three looks at a file, as the browser sends it. */
export function wizard(client: ApiClient, staff: StaffMember, kind: Kind) {
  const send = (step: string, contents: string | Buffer, match?: Match | string) => {
    const request = client.put(`/api/admin/imports/${kind}${step}`).accept('json')
    request.withGuard('staff').loginAs(staff).withCsrfToken().header('content-type', IMPORTED_FILE)
    if (match) request.qs({ match: typeof match === 'string' ? match : JSON.stringify(match) })
    request.request.send(contents)
    return request
  }
  return {
    sample: () => client.get(`/api/admin/imports/${kind}/sample`).withGuard('staff').loginAs(staff),
    columns: (contents: string) => send('/columns', contents),
    preview: (contents: string | Buffer, match?: Match | string) =>
      send('/preview', contents, match),
    write: (contents: string | Buffer, match?: Match | string) => send('', contents, match),
  }
}

/** The lines of a result without its heading, as cells. */
export const resultOf = (answer: ApiResponse) =>
  answer
    .text()
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'))
