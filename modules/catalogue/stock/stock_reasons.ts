/** Why staff move stock: goods came in, goods were lost or spoilt, somebody counted. */
export const STAFF_REASONS = ['receipt', 'loss', 'correction'] as const
export type StaffReason = (typeof STAFF_REASONS)[number]

/** Every reason there is; orders and their cancellation are booked by the shop itself. */
export const STOCK_REASONS = [...STAFF_REASONS, 'order', 'cancellation'] as const
