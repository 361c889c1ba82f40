import { UsersRound } from 'lucide-react'
import { WaitingDeedList } from './waiting_deed_list'

export const waitingDeeds = { list: WaitingDeedList, icon: UsersRound }
