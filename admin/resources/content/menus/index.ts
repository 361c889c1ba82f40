import { PanelsTopLeft } from 'lucide-react'
import { MenusPage } from './menus_page'

export const menus = { list: MenusPage, icon: PanelsTopLeft }
