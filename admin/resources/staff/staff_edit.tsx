import { Stack, Typography } from '@mui/material'
import {
  ArrayField,
  BooleanField,
  DataTable,
  Edit,
  Labeled,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { Doer, KindWithDetail } from '../audit_lines/audit_fields'
import { StaffActions } from './staff_actions'
import { RoleInput } from './role_input'
import { StaffState } from './staff_state'
import { useStaffSaved } from './use_staff_saved'

const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

/** One staff member: name and role, what can be done, and what was done by whom. */
export function StaffEdit() {
  const onSuccess = useStaffSaved('ra.notification.updated')
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onSuccess }} redirect={false}>
      <SimpleForm toolbar={<OnlySave />}>
        <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
          <Labeled source="state">
            <StaffState />
          </Labeled>
          <Labeled source="has_second_factor">
            <BooleanField source="has_second_factor" />
          </Labeled>
          <Labeled source="last_login_at">
            <InstantField source="last_login_at" />
          </Labeled>
        </Stack>
        <StaffActions />
        <TextInput source="name" validate={required()} inputProps={{ maxLength: 200 }} />
        <TextInput source="email" readOnly />
        <RoleInput />
        <Events />
      </SimpleForm>
    </Edit>
  )
}

function Events() {
  const translate = useTranslate()
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {translate('staff.events')}
      </Typography>
      <ArrayField source="events">
        <DataTable bulkActionButtons={false} rowClick={false} resource="staff_events">
          <DataTable.Col source="happened_at" disableSort>
            <InstantField source="happened_at" />
          </DataTable.Col>
          <DataTable.Col source="action" disableSort field={KindWithDetail} />
          <DataTable.Col source="actor_name" disableSort field={Doer} />
        </DataTable>
      </ArrayField>
    </>
  )
}
