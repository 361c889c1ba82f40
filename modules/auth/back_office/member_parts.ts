import { registerMemberParts } from '#app/staff/member_parts'
import { loginsOf } from '../login/logins_of_member.js'

registerMemberParts('devices', {
  async logins({ memberId }) {
    const logins = await loginsOf(memberId, '')
    // What only ends a login, its name, stays with the member.
    return logins.map(({ id: _id, current: _current, ...login }, at) => ({ id: at + 1, ...login }))
  },
})
