import { Users } from 'lucide-react'
import { MemberList } from './member_list'
import { MemberShow } from './member_show'

export const members = {
  list: MemberList,
  show: MemberShow,
  icon: Users,
  recordRepresentation: (member: { last_name?: string; first_name?: string }) =>
    `${member.last_name ?? ''} ${member.first_name ?? ''}`,
}
