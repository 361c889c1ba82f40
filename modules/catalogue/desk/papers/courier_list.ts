import { stringify } from 'csv-stringify/sync'
import { CSV_FORMAT } from '#app/files/csv_format'
import type { DeskOrder } from '../queries/admin/desk_orders.js'
import { recipientOf } from './address.js'

const COLUMNS = [
  'order',
  'name',
  'phone',
  'zip',
  'city',
  'address',
  'house_number',
  'floor',
  'door_number',
  'doorbell',
  'note',
  'pieces',
]

/** The addresses of orders as CSV, as courier services take it: one line for each order. */
export function courierList(orders: DeskOrder[]): string {
  const lines = orders.map((order) => ({
    ...order,
    order: order.id,
    name: recipientOf(order),
    // With 00 instead of +: a cell that begins with + would be a formula, and be marked as one.
    phone: order.phone?.replace(/^\+/, '00'),
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  return stringify(lines, { ...CSV_FORMAT, bom: true, header: true, columns: COLUMNS })
}
