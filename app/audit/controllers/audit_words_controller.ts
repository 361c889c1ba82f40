import { AUDIT_KINDS, type Words } from '#app/audit/kinds'
import { AUDIT_SUBJECTS } from '#app/audit/subjects'

/** What the audit log can be narrowed to: kinds of deeds, and of what they were done to. */
export default class AuditWordsController {
  async kinds() {
    return choices(AUDIT_KINDS)
  }

  async subjects() {
    return choices(AUDIT_SUBJECTS)
  }
}

function choices(words: Record<string, Words>) {
  const data = Object.entries(words).map(([id, { en, hu }]) => ({ id, en, hu }))
  return { data, total: data.length }
}
