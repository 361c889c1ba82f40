import { Button, Stack, Typography } from '@mui/material'
import {
  CanAccess,
  DataTable,
  FunctionField,
  Pagination,
  ReferenceManyField,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { download } from '../../../providers/download'
import { ProofOnDay } from './proof_on_day'

type Change = { id: number; purpose: string; given: boolean; text: string | null }

/** What a member agreed to and withdrew, what held on a day, and both as files to keep. */
export function ConsentEvidence() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const notify = useNotify()
  if (!member) return null

  function keep(format: 'csv' | 'json') {
    download(`/members/${member!.id}/consents/file?format=${format}`).catch((error: Error) => {
      notify(error.message, { type: 'error' })
    })
  }

  return (
    <Stack spacing={2} component="section" aria-labelledby="consent-evidence">
      <Typography variant="h6" component="h2" id="consent-evidence">
        {translate('consents.title')}
      </Typography>
      <ProofOnDay memberId={member.id} />
      <CanAccess resource="consent_changes" action="list">
        <ReferenceManyField
          reference="consent_changes"
          target="member_id"
          sort={{ field: 'id', order: 'DESC' }}
          perPage={10}
          pagination={<Pagination />}
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="changed_at" label="consents.changed_at" disableSort>
              <InstantField source="changed_at" />
            </DataTable.Col>
            <DataTable.Col source="purpose" label="consents.purpose" disableSort>
              <FunctionField<Change>
                render={({ purpose }) => translate(`consents.purposes.${purpose}`)}
              />
            </DataTable.Col>
            <DataTable.Col source="given" label="consents.change" disableSort>
              <FunctionField<Change>
                render={({ given }) => translate(`consents.${given ? 'given' : 'withdrawn'}`)}
              />
            </DataTable.Col>
            <DataTable.Col source="text" label="consents.text" disableSort />
            <DataTable.Col source="text_version" label="consents.text_version" disableSort />
          </DataTable>
        </ReferenceManyField>
        <Stack direction="row" spacing={1}>
          {(['csv', 'json'] as const).map((format) => (
            <Button key={format} variant="outlined" onClick={() => keep(format)}>
              {translate('consents.download', { format: format.toUpperCase() })}
            </Button>
          ))}
        </Stack>
      </CanAccess>
    </Stack>
  )
}
