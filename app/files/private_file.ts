import type { HttpContext } from '@adonisjs/core/http'

/** Says that the answer is a file for the one who asked: to be saved under a name, and kept by nobody on the way. */
export function asPrivateFile(
  response: HttpContext['response'],
  { name, type }: { name: string; type: string }
): void {
  response.header('content-type', type)
  response.header('content-disposition', `attachment; filename="${name}"`)
  response.header('cache-control', 'private, no-store')
}

export const CSV = 'text/csv; charset=utf-8'
export const PDF = 'application/pdf'
