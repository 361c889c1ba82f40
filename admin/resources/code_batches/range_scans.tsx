import { Button, Stack, TextField as TextInput, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, Pagination, ReferenceManyField, useNotify, useTranslate } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { download } from '../../providers/download'

interface Props {
  batchId: number
  count: number
}

/** The credited scans of a code batch or of a part of it, as a list and as a file. */
export function RangeScans({ batchId, count }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [from, setFrom] = useState('1')
  const [to, setTo] = useState(String(count))
  const isRange = Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= count
  const keep = () => {
    const path = `/code_batches/${batchId}/scans/file?from=${from}&to=${to}`
    download(path).catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  const end = (name: 'from' | 'to', value: string, change: (value: string) => void) => (
    <TextInput
      type="number"
      size="small"
      name={`scans_${name}`}
      label={translate(`code_batches.withdraw.${name}`)}
      value={value}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { step: 1, min: 1, max: count } }}
      sx={{ maxWidth: 160 }}
    />
  )
  return (
    <Stack spacing={2} component="section" aria-labelledby="range-scans" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" id="range-scans">
        {translate('code_batches.scans.title')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {end('from', from, setFrom)}
        {end('to', to, setTo)}
        <Button variant="outlined" onClick={keep} disabled={!isRange}>
          {translate('code_batches.scans.download')}
        </Button>
      </Stack>
      {isRange && (
        <ReferenceManyField
          reference="code_scans"
          target="batch_id"
          filter={{ from: Number(from), to: Number(to) }}
          sort={{ field: 'serial', order: 'ASC' }}
          perPage={25}
          pagination={<Pagination />}
        >
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            empty={<Typography>{translate('code_batches.scans.none')}</Typography>}
          >
            <FigureCol source="serial" label="code_batches.scans.serial" />
            <DataTable.Col
              source="code"
              label="code_batches.scans.code"
              disableSort
              sx={{ whiteSpace: 'nowrap' }}
            />
            <DataTable.Col source="member_id" label="code_batches.scans.member">
              <MemberField source="member_id" />
            </DataTable.Col>
            <FigureCol source="points" label="code_batches.scans.points" disableSort />
            <DataTable.Col source="scanned_at" label="code_batches.scans.scanned_at">
              <InstantField source="scanned_at" />
            </DataTable.Col>
          </DataTable>
        </ReferenceManyField>
      )}
    </Stack>
  )
}
