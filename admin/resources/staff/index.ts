import { UserCog } from 'lucide-react'
import { StaffCreate } from './staff_create'
import { StaffEdit } from './staff_edit'
import { StaffList } from './staff_list'

export const staff = {
  list: StaffList,
  create: StaffCreate,
  edit: StaffEdit,
  icon: UserCog,
  recordRepresentation: 'name',
}
