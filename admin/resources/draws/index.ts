import { Dices } from 'lucide-react'
import { DrawList } from './draw_list'
import { DrawShow } from './draw_show'

export const draws = { list: DrawList, show: DrawShow, icon: Dices, recordRepresentation: 'key' }
