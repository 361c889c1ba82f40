import { Package } from 'lucide-react'
import { OrderList } from './order_list'
import { OrderShow } from './order_show'

export const orders = { list: OrderList, show: OrderShow, icon: Package }
