import {
  Create,
  email,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useLocaleState,
  useRedirect,
} from 'react-admin'
import { RoleInput } from './role_input'
import { useStaffSaved } from './use_staff_saved'

const LANGUAGES = [
  { id: 'hu', name: 'Magyar' },
  { id: 'en', name: 'English' },
]

/** Invites somebody: the message with the link goes out at once, or once somebody else has agreed. */
export function StaffCreate() {
  const [locale] = useLocaleState()
  const tell = useStaffSaved('staff.invited')
  const redirect = useRedirect()
  const onSuccess = (data: object) => {
    tell(data)
    redirect('list', 'staff')
  }
  return (
    <Create mutationOptions={{ onSuccess }} title="staff.invite">
      <SimpleForm noValidate defaultValues={{ locale, role: 'marketing' }}>
        <TextInput source="name" validate={required()} inputProps={{ maxLength: 200 }} />
        <TextInput
          source="email"
          type="email"
          validate={[required(), email()]}
          inputProps={{ maxLength: 254 }}
        />
        <RoleInput />
        <SelectInput source="locale" choices={LANGUAGES} helperText="staff.locale_hint" />
      </SimpleForm>
    </Create>
  )
}
