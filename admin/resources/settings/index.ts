import { Settings2 } from 'lucide-react'
import { SettingEdit } from './setting_edit'
import { SettingList } from './setting_list'

export const settings = { list: SettingList, edit: SettingEdit, icon: Settings2 }
