import type { AuthProvider } from 'react-admin'
import { request } from './http'

/** The signed-in staff member. */
export interface Staff {
  id: number
  name: string
  email: string
  role: 'admin' | 'marketing'
}

/** What each role may open; the server decides again on every request. */
const FORBIDDEN: Record<Staff['role'], string[]> = {
  admin: [],
  marketing: [
    'disputes',
    'hand_bookings',
    'harvest_cases',
    'members',
    'orders',
    'postcodes',
    'staff',
  ],
}

/** What each role may look at and not change. */
const READ_ONLY: Record<Staff['role'], string[]> = {
  admin: [],
  marketing: ['point_rules'],
}
const READING = ['list', 'show']

let signedIn: Promise<Staff> | undefined

function me(): Promise<Staff> {
  signedIn ??= request<{ data: Staff }>('/session').then(({ data }) => data)
  return signedIn
}

/** Staff sign in with a guard of their own; a member's session opens nothing here. */
export const authProvider: AuthProvider = {
  /** Password and second factor are sent by the entrance; here the page only learns who came in. */
  async login() {
    signedIn = undefined
    await me()
  },
  async logout() {
    signedIn = undefined
    await request('/session', { method: 'DELETE' }).catch(() => {})
  },
  async checkAuth() {
    await me().catch((error) => {
      signedIn = undefined
      throw error
    })
  },
  async checkError({ status }) {
    if (status !== 401) return
    signedIn = undefined
    throw new Error('errors.unauthorized')
  },
  async getIdentity() {
    const { id, name } = await me()
    return { id, fullName: name }
  },
  getPermissions: async () => (await me()).role,
  async canAccess({ resource, action }) {
    const { role } = await me()
    if (FORBIDDEN[role].includes(resource)) return false
    return READING.includes(action) || !READ_ONLY[role].includes(resource)
  },
}
