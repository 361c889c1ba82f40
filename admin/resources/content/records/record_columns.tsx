import { Chip, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Folded } from '../../../components/folded'
import { InstantField } from '../../../components/instant_field'
import type { RecordLine } from './record_page'
import { RecordStateChip } from './record_state'

/** A record on a phone: its title, when it was edited and where it stands. */
export function FoldedRecord() {
  const record = useRecordContext<RecordLine>()
  return (
    record && (
      <Folded
        title={record.title_hu || record.title_en || <KindField />}
        details={<InstantField source="edited_at" />}
        state={<RecordStateChip record={record} />}
      />
    )
  )
}

/** The kind of a record in a word. */
export function KindField() {
  const record = useRecordContext<RecordLine>()
  const translate = useTranslate()
  return record && <span>{translate(`content.kinds.${record.kind}`)}</span>
}

/** Where a record stands. */
export function StateField() {
  const record = useRecordContext<RecordLine>()
  return record && <RecordStateChip record={record} />
}

/** How many texts lack in each language. */
export function Missing() {
  const record = useRecordContext<RecordLine>()
  if (!record) return null
  const languages = (['hu', 'en'] as const).filter((one) => record[`missing_${one}`] > 0)
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      {languages.map((one) => (
        <Chip
          key={one}
          size="small"
          color="warning"
          label={`${one.toUpperCase()} ${record[`missing_${one}`]}`}
        />
      ))}
    </Stack>
  )
}
