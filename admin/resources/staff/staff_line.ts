/** A staff member as the server tells it; instants in ms UTC. */
export interface StaffLine {
  id: number
  name: string
  email: string
  role: 'admin' | 'marketing'
  /** invited: has not set a password yet. */
  state: 'invited' | 'active' | 'disabled'
  has_second_factor: boolean
  last_login_at: number | null
  created_at: number
}

export const ROLES = (['admin', 'marketing'] as const).map((id) => ({
  id,
  name: `staff.role.${id}`,
}))
