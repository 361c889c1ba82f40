import { Users } from 'lucide-react'
import { MemberList } from './member_list'
import { MemberShow } from './member_show'

export const members = { list: MemberList, show: MemberShow, icon: Users }
