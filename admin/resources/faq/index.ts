import { CircleHelp } from 'lucide-react'
import { FaqList } from './faq_list'

export const faq = { list: FaqList, icon: CircleHelp }
