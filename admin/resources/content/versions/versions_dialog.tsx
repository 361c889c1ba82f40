import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { act } from '../../../providers/data_provider'
import { request } from '../../../providers/http'
import { compareBodies, type Comparison } from '../compare/compare_bodies'
import { useEditor } from '../editor/editor_context'
import type { Body } from '../merge/body'
import { ActDialog } from '../records/act_dialog'
import type { RecordPage } from '../records/record_page'
import { useSending } from '../records/use_sending'
import { ComparisonView } from './comparison_view'

interface Version {
  number: number
  saved_at: number
  saved_by: string | null
}

/** What is compared with: the draft as it stands. */
const DRAFT = 'draft'

interface VersionsDialogProps {
  record: RecordPage
  onClose: () => void
}

/** What was published of a record: any two are compared, and any one becomes the draft again. */
export function VersionsDialog({ record, onClose }: VersionsDialogProps) {
  const { store, saver, isReadOnly } = useEditor()
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const sending = useSending()
  const [versions, setVersions] = useState<Version[]>([])
  const [older, setOlder] = useState('')
  const [newer, setNewer] = useState(DRAFT)
  const [comparison, setComparison] = useState<Comparison>()
  const path = `/content_records/${record.id}/versions`
  const { run } = sending

  useEffect(() => {
    void run(async () => {
      const { data } = await request<{ data: Version[] }>(path)
      setVersions(data)
      if (data[0]) setOlder(String(data[0].number))
    })
  }, [path, run])
  useEffect(() => {
    if (!older) return
    const bodyOf = async (which: string): Promise<Body> => {
      if (which === DRAFT) return store.body()
      return (await request<{ data: { body: Body } }>(`${path}/${which}`)).data.body
    }
    void run(async () => {
      setComparison(compareBodies(await bodyOf(older), await bodyOf(newer)))
    })
  }, [path, older, newer, run, store])

  const restore = () =>
    run(async () => {
      const { data } = await act<{ data: RecordPage }>(`${path}/${older}/restorations`)
      saver.settle(data.body, data.revision)
      notify('content.versions.restored', { type: 'success' })
    })
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  })
  const options = versions.map(({ number, saved_at: at, saved_by: by }) => ({
    value: String(number),
    text: [`${number}. – ${format.format(at)}`, by].filter(Boolean).join(', '),
  }))
  const draft = { value: DRAFT, text: translate('content.versions.draft') }
  if (versions.length === 0) {
    return (
      <ActDialog
        title="content.open.versions"
        submit="ra.action.close"
        isChanged={false}
        sending={sending}
        onSubmit={async () => true}
        onClose={onClose}
      >
        <Typography>{translate('content.versions.none')}</Typography>
      </ActDialog>
    )
  }
  const choices = [
    { name: 'older', value: older, change: setOlder, options },
    { name: 'newer', value: newer, change: setNewer, options: [draft, ...options] },
  ]
  return (
    <ActDialog
      title="content.open.versions"
      submit={isReadOnly ? 'ra.action.close' : 'content.versions.restore'}
      isChanged={false}
      sending={sending}
      onSubmit={isReadOnly ? async () => true : restore}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {choices.map(({ name, value, change, options: offered }) => (
          <TextField
            key={name}
            select
            label={translate(`content.versions.${name}`)}
            value={value}
            onChange={({ target }) => change(target.value)}
          >
            {offered.map((one) => (
              <MenuItem key={one.value} value={one.value}>
                {one.text}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      {comparison && <ComparisonView comparison={comparison} />}
    </ActDialog>
  )
}
