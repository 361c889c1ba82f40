import { Link, useCreatePath, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { SUBJECT_PAGES } from '../../components/record_subjects'
import { said, type AuditLine } from './audit_line'

/** Who did it: by name, or that it was the command line or somebody at the entrance. */
export function Doer() {
  const line = useRecordContext<AuditLine>()
  const translate = useTranslate()
  if (!line) return null
  const { source, staff_id: id, staff_name: name } = line
  if (source === 'stranger' || source === 'partner') {
    return <span>{translate(`audit_lines.${source}`)}</span>
  }
  if (id === null) return <span>{translate('staff.command_line')}</span>
  const known = name ?? translate('audit_lines.staff_member', { id })
  if (source !== 'cli') return <span>{known}</span>
  return <span>{translate('audit_lines.by_command', { name: known })}</span>
}

/** What happened. */
export function Kind() {
  return <Said what="kind" />
}

/** Roles, amounts and the like. */
export function Detail() {
  return <Said what="detail" />
}

/** Both in one, where there is no room for two columns. */
export function KindWithDetail() {
  const line = useRecordContext<AuditLine>()
  const [locale] = useLocaleState()
  if (!line) return null
  const [kind, detail] = [said(line, 'kind', locale), said(line, 'detail', locale)]
  return <span>{detail ? `${kind}: ${detail}` : kind}</span>
}

function Said({ what }: { what: 'kind' | 'detail' }) {
  const line = useRecordContext<AuditLine>()
  const [locale] = useLocaleState()
  return line ? <span>{said(line, what, locale)}</span> : null
}

/** What it happened to, by its number, with a way to its page. */
export function Subject() {
  const line = useRecordContext<AuditLine>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const createPath = useCreatePath()
  if (!line) return null
  const { subject_id: id, subject_type: type } = line
  const subject = said(line, 'subject', locale)
  if (!id) return <span>{subject}</span>
  const text = translate('audit_lines.numbered', { subject, id })
  const page = SUBJECT_PAGES[type]
  return page ? <Link to={createPath({ ...page, id })}>{text}</Link> : <span>{text}</span>
}
