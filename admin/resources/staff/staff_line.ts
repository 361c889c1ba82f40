import { ROLE_NAMES, type RoleName } from '../../access/roles'

/** A staff member as the server tells it; instants in ms UTC. */
export interface StaffLine {
  id: number
  name: string
  email: string
  role: RoleName
  /** invited: has not set a password yet. */
  state: 'invited' | 'active' | 'disabled'
  has_second_factor: boolean
  last_login_at: number | null
  created_at: number
}

export const ROLES = ROLE_NAMES.map((id) => ({
  id,
  name: `staff.role.${id}`,
}))
