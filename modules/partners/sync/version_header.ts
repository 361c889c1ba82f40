import type { HttpContext } from '@adonisjs/core/http'

const STRONG = /^"(\d{1,10})"$/
/** No member ever has it. */
const NEVER = 0

/** The version that is to be held still, by `If-Match` and by the body; where they differ one that fits nothing. */
export function versionOf(ctx: HttpContext, told: number | undefined): number | undefined {
  const tag = versionIn(ctx)
  if (tag === undefined || told === undefined) return told ?? tag
  return tag === told ? told : NEVER
}

/** None where there is no such header, one that fits nothing where it is not a strong tag of ours. */
function versionIn({ request }: HttpContext): number | undefined {
  const header = request.header('if-match')
  if (header === undefined || header.trim() === '*') return undefined
  return Number(STRONG.exec(header.trim())?.[1] ?? NEVER)
}

/** Answers a record with its version as its tag. */
export function sendRecord<Sent extends { version: number }>(
  { response }: HttpContext,
  record: Sent
) {
  response.header('ETag', `"${record.version}"`)
  return record
}
