import { Typography } from '@mui/material'
import { ArrayField, DataTable, FunctionField, useTranslate } from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { useIsPhone } from '../../../components/use_is_phone'

type Login = { id: number; browser: string | null; system: string | null; remembered: boolean }

/** Where the member is logged in, as the member's own page tells it; the one used last comes first. */
export function MemberLogins() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const nowhere = <Typography variant="body2">{translate('members.logins.nowhere')}</Typography>
  return (
    <ArrayField source="logins">
      <DataTable bulkActionButtons={false} rowClick={false} empty={nowhere}>
        <DataTable.Col source="browser" label="members.logins.device" disableSort>
          <FunctionField<Login>
            render={({ browser, system }) =>
              [browser, system].filter(Boolean).join(', ') || translate('members.logins.unknown')
            }
          />
        </DataTable.Col>
        <DataTable.Col source="seen_at" label="members.logins.seen_at" disableSort>
          <InstantField source="seen_at" />
        </DataTable.Col>
        {!isPhone && (
          <DataTable.Col source="started_at" label="members.logins.started_at" disableSort>
            <InstantField source="started_at" />
          </DataTable.Col>
        )}
        {!isPhone && <DataTable.Col source="network" label="members.logins.network" disableSort />}
        {!isPhone && (
          <DataTable.Col source="remembered" label="members.logins.remembered" disableSort>
            <FunctionField<Login>
              render={({ remembered }) =>
                translate(remembered ? 'ra.boolean.true' : 'ra.boolean.false')
              }
            />
          </DataTable.Col>
        )}
      </DataTable>
    </ArrayField>
  )
}
