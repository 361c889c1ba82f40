import { sessionsDatabase } from '#app/database/engine'

/** Forgets every limit: tests share one network address. */
export async function forgetLimits(): Promise<void> {
  await sessionsDatabase().rows('DELETE FROM limits')
}
