import { settingWords } from '#app/settings/words'
import type { AuditLine } from './audit_lines_sql.js'
import { detailWords } from './details.js'
import { AUDIT_KINDS, type Words } from './kinds.js'
import { AUDIT_SUBJECTS } from './subjects.js'

/** A line of the audit log in words. */
export interface ToldLine {
  kind: Words
  subject: Words
  detail: Words
}

const kinds: Partial<Record<string, Words>> = AUDIT_KINDS
const subjects: Partial<Record<string, Words>> = AUDIT_SUBJECTS

/** What a line says; what an older version wrote and nobody knows any more keeps its name. */
export function told({ action, subject_type: type, detail }: AuditLine): ToldLine {
  return {
    kind: kinds[action] ?? named(action),
    subject: subjects[type] ?? named(type),
    detail: type === 'setting' ? settingDetail(detail ?? '') : detailWords(detail ?? ''),
  }
}

/** A line as pages read it: who, when, and what in each language. */
export function lineInWords(line: AuditLine) {
  const { kind, subject, detail } = told(line)
  const { detail: _detail, ...known } = line
  return {
    ...known,
    kind_en: kind.en,
    kind_hu: kind.hu,
    subject_en: subject.en,
    subject_hu: subject.hu,
    detail_en: detail.en,
    detail_hu: detail.hu,
  }
}

/** Which setting it was, and from what to what. */
function settingDetail(detail: string): Words {
  const [key] = detail.split(':', 1)
  const rest = detail.slice(key.length).replace(' > ', ' → ')
  const words = settingWords(key, 'name') ?? named(key)
  return { en: words.en + rest, hu: words.hu + rest }
}

function named(name: string): Words {
  return { en: name, hu: name }
}
