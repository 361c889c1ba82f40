import { SearchX } from 'lucide-react'
import { SearchMissList } from './search_miss_list'

export const searchMisses = { list: SearchMissList, icon: SearchX }
