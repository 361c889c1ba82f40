import { Button } from '@mui/material'
import { History } from 'lucide-react'
import {
  TopToolbar,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { Link } from 'react-router'
import { subjectOf } from './record_subjects'

/** The way from a record to what was done to it, for who may read the audit log. */
export function RecordHistory(props: { record?: RaRecord }) {
  const record = useRecordContext(props)
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'audit_lines', action: 'list' })
  const filter = record && subjectOf(resource, record)
  if (!canAccess || !filter) return null
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString()
  return (
    <Button
      component={Link}
      to={{ pathname: '/audit_lines', search }}
      startIcon={<History size={16} aria-hidden />}
    >
      {translate('audit_lines.history')}
    </Button>
  )
}

/** The same above a form that has no head. */
export const HISTORY_ABOVE = (
  <TopToolbar>
    <RecordHistory />
  </TopToolbar>
)
