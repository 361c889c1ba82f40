import { Alert, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import {
  RecordContextProvider,
  useGetOne,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'

/** What the server has of the member on the page under a name of its own; asked for by whoever shows it. */
export function useMemberPart<Part extends RaRecord>(name: string) {
  const member = useRecordContext<{ id: number }>()
  const options = { enabled: Boolean(member), retry: false }
  return useGetOne<Part>(`members/${member?.id}`, { id: name }, options)
}

interface MemberPartProps {
  name: string
  children: ReactNode
}

/** Asks for a part when it is opened, and hands it to the fields inside. */
export function MemberPart({ name, children }: MemberPartProps) {
  const { data, error } = useMemberPart(name)
  const translate = useTranslate()
  if (error) return <Alert severity="error">{translate('members.card.failed')}</Alert>
  if (!data) return <LinearProgress aria-label={translate('ra.page.loading')} />
  return <RecordContextProvider value={data}>{children}</RecordContextProvider>
}
