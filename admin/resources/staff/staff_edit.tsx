import { Typography } from '@mui/material'
import {
  ArrayField,
  BooleanField,
  DataTable,
  Edit,
  required,
  SaveButton,
  SelectField,
  SimpleForm,
  TextField,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { FormHead } from '../../components/form_head'
import { InstantField } from '../../components/instant_field'
import { Doer, KindWithDetail } from '../audit_lines/audit_fields'
import { StaffActions } from './staff_actions'
import { RoleInput } from './role_input'
import { ROLES } from './staff_line'
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
      <FormHead
        title={<TextField source="name" />}
        state={<StaffState />}
        actions={<StaffActions />}
        facts={{
          role: <SelectField source="role" choices={ROLES} />,
          has_second_factor: <BooleanField source="has_second_factor" />,
          last_login_at: <InstantField source="last_login_at" />,
        }}
      />
      <SimpleForm toolbar={<OnlySave />}>
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
