import type { AuthProvider } from 'react-admin'
import { mayRole, type RoleName } from '../access/roles'
import { request } from './http'

/** The signed-in staff member. */
export interface Staff {
  id: number
  name: string
  email: string
  role: RoleName
}

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
    return mayRole((await me()).role, resource, action)
  },
}
