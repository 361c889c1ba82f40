import { useGetResourceLabel, useRecordContext, useResourceContext } from 'react-admin'

/** What a record without a name is called: its kind and its number. */
export function RecordNumber() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const labelOf = useGetResourceLabel()
  return record ? <>{`${labelOf(resource, 1)} #${record.id}`}</> : null
}
