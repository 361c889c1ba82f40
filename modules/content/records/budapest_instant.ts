import { DateTime } from 'luxon'

const ZONE = 'Europe/Budapest'
const HAS_ZONE = /(Z|[+-]\d{2}:\d{2})$/

/**
 * The instant, in ms UTC, of a time as somebody in Budapest types it: of an hour that the clock skips the next one is taken, of
 * one that comes twice the first. A text that names its zone is taken at its word; null where it is no time.
 *
 * @param text `2026-10-25T02:30`
 */
export function budapestInstant(text: string): number | null {
  const typed = DateTime.fromISO(text, { zone: ZONE })
  if (!typed.isValid) return null
  if (HAS_ZONE.test(text)) return typed.toMillis()
  return typed.getPossibleOffsets()[0].toMillis()
}
