import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { request } from '../../../providers/http'
import type { RecordPage } from './record_page'

/** A record as the server has it, and how to ask again; what is being written lies in the store and stays. */
export function useRecord(id: string) {
  const notify = useNotify()
  const [record, setRecord] = useState<RecordPage>()
  const reload = useCallback(
    () =>
      request<{ data: RecordPage }>(`/content_records/${id}`).then(
        ({ data }) => setRecord(data),
        (error: Error) => notify(error.message, { type: 'error' })
      ),
    [id, notify]
  )
  useEffect(() => {
    void reload()
  }, [reload])
  return { record, reload }
}
