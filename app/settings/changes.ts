import { auditLines, type AuditLine } from '#app/audit/audit_lines_sql'
import type { Settings } from './defaults.js'

/** Changes of one setting that are told at most, and lines looked through for the last ones. */
const CHANGES_MAX = 100
const LINES_MAX = 2000

/** A value once became another one; instants in ms UTC. */
export interface SettingChange {
  id: number
  happened_at: number
  source: string
  staff_id: number | null
  staff_name: string | null
  /** As JSON; what was too long for the log ends in an ellipsis. */
  from: string
  to: string
}

const SUBJECT_TYPE = 'setting'
const DETAIL = /^([a-z_]+): (.*?) > (.*)$/s

/** Who changed a setting, when, from what to what, the newest first. */
export async function changesOf(key: keyof Settings): Promise<SettingChange[]> {
  const filter = { subjectType: SUBJECT_TYPE, detail: `${key}: ` }
  const lines = await auditLines(filter, { limit: CHANGES_MAX })
  return lines.flatMap((line) => changeIn(line)?.change ?? [])
}

/** The last change of each setting that was ever changed. */
export async function lastChanges(): Promise<Map<string, SettingChange>> {
  const lines = await auditLines({ subjectType: SUBJECT_TYPE }, { limit: LINES_MAX })
  // The newest come first, so that the older ones of a setting give way.
  return new Map(
    lines.toReversed().flatMap((line) => {
      const found = changeIn(line)
      return found ? [[found.key, found.change] as const] : []
    })
  )
}

function changeIn(line: AuditLine): { key: string; change: SettingChange } | undefined {
  const [, key, from, to] = DETAIL.exec(line.detail ?? '') ?? []
  if (key === undefined) return undefined
  const { id, happened_at, source, staff_id, staff_name } = line
  return { key, change: { id, happened_at, source, staff_id, staff_name, from, to } }
}
