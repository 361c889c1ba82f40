import { MessageSquareWarning } from 'lucide-react'
import { DisputeList } from './dispute_list'
import { DisputeShow } from './dispute_show'

export const disputes = { list: DisputeList, show: DisputeShow, icon: MessageSquareWarning }
