import { Crown } from 'lucide-react'
import { GameCreate } from './game_create'
import { GameEdit } from './game_edit'
import { GameList } from './game_list'
import { GameShow } from './game_show'

export const promotions = {
  list: GameList,
  create: GameCreate,
  edit: GameEdit,
  show: GameShow,
  icon: Crown,
  recordRepresentation: 'title_hu',
}
