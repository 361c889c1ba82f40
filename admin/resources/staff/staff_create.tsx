import {
  Create,
  email,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useLocaleState,
} from 'react-admin'
import { RoleInput } from './role_input'

const LANGUAGES = [
  { id: 'hu', name: 'Magyar' },
  { id: 'en', name: 'English' },
]

/** Invites somebody: the message with the link goes out at once. */
export function StaffCreate() {
  const [locale] = useLocaleState()
  return (
    <Create redirect="list" title="staff.invite">
      <SimpleForm defaultValues={{ locale, role: 'marketing' }}>
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
