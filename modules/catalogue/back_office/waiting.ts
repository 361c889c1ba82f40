import { registerWaiting } from '#app/waiting/waiting'
import Order from '../orders/models/order.js'

registerWaiting('orders', () => Order.unbegun())
