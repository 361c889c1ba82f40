/** A line of the audit log as the server tells it; instants in ms UTC. */
export interface AuditLine {
  id: number
  happened_at: number
  /** Null where nobody who is known did it. */
  staff_id: number | null
  staff_name: string | null
  source: 'admin' | 'cli' | 'partner' | 'stranger'
  subject_type: string
  /** 0 where there is one of its kind. */
  subject_id: number
  kind_en: string
  kind_hu: string
  subject_en: string
  subject_hu: string
  detail_en: string
  detail_hu: string
}

/** Texts that the server says in each language. */
export type SaidIn = 'kind' | 'subject' | 'detail'

/** One of the line's texts in the chosen language. */
export function said(line: AuditLine, what: SaidIn, locale: string): string {
  return line[`${what}_${locale === 'hu' ? 'hu' : 'en'}`]
}
