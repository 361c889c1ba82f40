import { Typography } from '@mui/material'
import { ArrayField, DataTable, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { Doer } from '../audit_lines/audit_fields'
import type { Setting } from './setting'
import { loggedValue, useSettingWords } from './setting_words'

interface Change {
  id: number
  from: string
  to: string
}

/** Who changed it, when, from what to what. */
export function SettingHistory() {
  const setting = useRecordContext<Setting>()
  const translate = useTranslate()
  if (!setting) return null
  const never = <Typography variant="body2">{translate('settings.never')}</Typography>
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {translate('settings.history')}
      </Typography>
      <ArrayField source="changes">
        <DataTable bulkActionButtons={false} rowClick={false} resource="settings" empty={never}>
          <DataTable.Col source="happened_at" disableSort>
            <InstantField source="happened_at" />
          </DataTable.Col>
          <DataTable.Col source="staff_id" disableSort field={Doer} />
          <DataTable.Col source="change" disableSort>
            <FromTo setting={setting} />
          </DataTable.Col>
        </DataTable>
      </ArrayField>
    </>
  )
}

function FromTo({ setting }: { setting: Setting }) {
  const change = useRecordContext<Change>()
  const words = useSettingWords()
  if (!change) return null
  const [from, to] = [change.from, change.to].map((text) => words(setting, loggedValue(text)))
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {from} → {to}
    </span>
  )
}
