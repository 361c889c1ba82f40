import type { SqlRunner } from '#app/database/engine'
import { headOf, linkHash, type ChainHead } from './chain_sql.js'

/** Lines read at a time. */
const PAGE = 5000

const LINES = `SELECT id, source, actor_id, action, subject_type, subject_id, detail, happened_at, hash
  FROM audit_logs WHERE id > ? ORDER BY id LIMIT ${PAGE}`

type Line = {
  id: number
  source: string
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: number
  detail: string | null
  happened_at: number
  hash: string
}

/** A place where the log does not fit together. */
export type BrokenLink = Record<string, string | number | null>

/**
 * Reads the whole log and names the lines that do not follow the line before them: one of the two was
 * changed, or something between them taken away.
 *
 * @param passing is told each line's place and hash
 */
export async function brokenLinks(
  runner: SqlRunner,
  passing: (link: ChainHead) => void = () => {}
): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = []
  const end = { links: 0, hash: '', id: 0 }
  for (;;) {
    const page = await runner.rows<Line>(LINES, [end.id])
    for (const line of page) {
      if (linkHash(end.hash, valuesOf(line)) !== line.hash) broken.push(named(line, end.id))
      Object.assign(end, { links: end.links + 1, hash: line.hash, id: line.id })
      passing(end)
    }
    if (page.length < PAGE) break
  }
  const head = await headOf(runner, 'audit')
  if (head.links !== end.links || head.hash !== end.hash) {
    broken.push({ last_audit_id: end.id, lines: end.links, lines_written: head.links })
  }
  return broken
}

function valuesOf(line: Line): (string | number | null)[] {
  const { source, actor_id, action, subject_type, subject_id, detail, happened_at } = line
  return [source, actor_id, action, subject_type, subject_id, detail, happened_at]
}

function named({ id, action, subject_type, subject_id }: Line, after: number): BrokenLink {
  return { audit_id: id, after_audit_id: after, action, subject: `${subject_type} ${subject_id}` }
}
