import { registerStaffSearch } from '#app/staff/search'
import { memberLines } from '../care/member_lines.js'
import { foundMembers } from '../care/queries/listed_members.js'

registerStaffSearch({
  list: 'members',
  async find(query, q) {
    const { data, total } = await foundMembers(query, q)
    return { data: await memberLines(data), total }
  },
})
