import { useRecordContext, useTranslate } from 'react-admin'

/** Why points moved, in words. */
export function SourceField() {
  const record = useRecordContext<{ id: number; source: string }>()
  const translate = useTranslate()
  return record ? <>{translate(`sources.${record.source}`, { _: record.source })}</> : null
}
