import { clock } from '#app/clock'
import { settings } from '#app/settings/settings'

/** Where the birthday prize game stands; days are `YYYY-MM-DD` in Budapest, both included. */
export type BirthdayGame =
  | { state: 'quiet'; from: null; until: null }
  | { state: 'announced' | 'running' | 'over'; from: string; until: string }

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const budapestDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })

/** The game as the settings announce it; without two ordered days there is none. */
export async function birthdayGame(): Promise<BirthdayGame> {
  const { birthday_game_from: from, birthday_game_until: until } = await settings()
  if (!DAY.test(from) || !DAY.test(until) || from > until) {
    return { state: 'quiet', from: null, until: null }
  }
  const today = budapestDay.format(clock.now())
  const state = today < from ? 'announced' : today > until ? 'over' : 'running'
  return { state, from, until }
}
