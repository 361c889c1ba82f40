/**
 * What staff members may be. admin: everything; marketing: what members see, and drafts of what brings
 * points; support: members, orders and small bookings by hand; auditor: reads everything, writes nothing.
 *
 * @source requirements O-08
 */
export const STAFF_ROLES = ['admin', 'marketing', 'support', 'auditor'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
