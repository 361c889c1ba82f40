import { Stack, Typography } from '@mui/material'
import { ArrayField, DataTable, useTranslate } from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { useIsPhone } from '../../../components/use_is_phone'
import { MemberPart } from '../card/member_part'
import { MemberLogins } from './member_logins'

/** Where the member is logged in, and which browsers take messages while the shop is closed. */
export function MemberDevices() {
  const translate = useTranslate()
  return (
    <MemberPart name="devices">
      <Stack sx={{ gap: 3 }}>
        <section aria-labelledby="member-logins">
          <Typography id="member-logins" component="h3" variant="h6">
            {translate('members.logins.title')}
          </Typography>
          <MemberLogins />
        </section>
        <section aria-labelledby="member-push">
          <Typography id="member-push" component="h3" variant="h6">
            {translate('members.push.title')}
          </Typography>
          <Subscriptions />
        </section>
      </Stack>
    </MemberPart>
  )
}

function Subscriptions() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const nowhere = <Typography variant="body2">{translate('members.push.nowhere')}</Typography>
  return (
    <ArrayField source="push">
      <DataTable bulkActionButtons={false} rowClick={false} empty={nowhere}>
        <DataTable.Col source="service" label="members.push.service" disableSort />
        <DataTable.Col source="last_success_at" label="members.push.last_success" disableSort>
          <InstantField source="last_success_at" />
        </DataTable.Col>
        {!isPhone && (
          <DataTable.Col source="created_at" label="members.push.since" disableSort>
            <InstantField source="created_at" />
          </DataTable.Col>
        )}
      </DataTable>
    </ArrayField>
  )
}
