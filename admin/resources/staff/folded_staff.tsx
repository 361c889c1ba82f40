import { SelectField, TextField } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { ROLES } from './staff_line'
import { StaffState } from './staff_state'

/** Who it is, what they may do, when they were here, and whether they may come in. */
export function FoldedStaff() {
  return (
    <Folded
      title={<TextField source="name" />}
      details={
        <>
          <TextField source="email" component="div" />
          <SelectField source="role" choices={ROLES} />
          <div>
            <InstantField source="last_login_at" />
          </div>
        </>
      }
      state={<StaffState />}
    />
  )
}
