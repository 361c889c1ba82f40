import { shopReader } from '#app/database/engine'

/** A line of the audit log as tests look at it. */
export interface WrittenLine {
  action: string
  detail: string | null
  source: string
  by: number | null
}

/** What the log tells of a thing, the oldest first. */
export function linesAbout(type: string, id: number): Promise<WrittenLine[]> {
  const sql = `SELECT action, detail, source, actor_id AS "by" FROM audit_logs
    WHERE subject_type = ? AND subject_id = ? ORDER BY id`
  return shopReader().rows<WrittenLine>(sql, [type, id])
}

/** The kinds of those lines. */
export async function kindsAbout(type: string, id: number): Promise<string[]> {
  return (await linesAbout(type, id)).map(({ action }) => action)
}
