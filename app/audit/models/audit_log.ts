import { appendOnly } from '#app/database/append_only'
import { AuditLogSchema } from '#database/schema'

/** A line of who did what; each is chained to the one before. */
export default class AuditLog extends AuditLogSchema {}

appendOnly(AuditLog)
