import { registerOpenOfMember } from '#app/waiting/open_of_member'
import { registerWaiting } from '#app/waiting/waiting'
import Order from '../orders/models/order.js'

registerWaiting('orders', () => Order.unbegun())
registerOpenOfMember('orders', (memberId) => Order.underWay().where({ memberId }))
