import { Send } from 'lucide-react'
import { MessageList } from './message_list'

export const messages = { list: MessageList, icon: Send }
