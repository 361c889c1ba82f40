import { usesPostgres } from '#config/database'

/** What the connections to the other processes of the shop meet. */
type Turn = 'heard' | 'lost'

const listeners: Record<Turn, (() => void)[]> = { heard: [], lost: [] }
/** The embedded database has one server: there is nobody else to hear. */
let isHearing = !usesPostgres

/** Whether what other processes say reaches this one now. */
export function hearsOthers(): boolean {
  return isHearing
}

/** Does something once this process hears the others, at first or again: what they said before did not reach it. */
export function onHearingOthers(listener: () => void): void {
  listeners.heard.push(listener)
}

/** Does something once this process can speak again after others missed what it said. */
export function onMissedByOthers(listener: () => void): void {
  listeners.lost.push(listener)
}

/** The connections tell what they meet. */
export const connectionsTell = {
  hearing() {
    isHearing = true
    for (const listener of listeners.heard) listener()
  },
  deaf() {
    isHearing = !usesPostgres
  },
  missed() {
    for (const listener of listeners.lost) listener()
  },
}
