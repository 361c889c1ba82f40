import { FormDataConsumer, required, SelectInput } from 'react-admin'
import { ROLES } from './staff_line'

/** The role, with what it may do. */
export function RoleInput() {
  return (
    <FormDataConsumer<{ role?: string }>>
      {({ formData: { role } }) => (
        <SelectInput
          source="role"
          choices={ROLES}
          validate={required()}
          helperText={role ? `staff.may.${role}` : false}
        />
      )}
    </FormDataConsumer>
  )
}
