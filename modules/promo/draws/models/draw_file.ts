import { appendOnly } from '#app/database/append_only'
import { DrawFileSchema } from '#database/schema'

/** A published file of a promotion's draws: never changed, never taken back. */
export default class DrawFile extends DrawFileSchema {}

appendOnly(DrawFile)
