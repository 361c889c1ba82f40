import { clock } from '#app/clock'
import { cached } from '#app/database/cached'
import Promotion from '../models/promotion.js'

/** Games that members may see, the earliest first; there are few of them. */
const published = cached(() => Promotion.query().where('state', 'published').orderBy('startsAt'))

/** Makes the next one who asks read again; who changes a game calls it after the commit. */
export const forgetGames = published.forget

/** The games that run now, the youngest first. Answered from memory, so that pages cost no statement while there is none. */
export async function runningGames(): Promise<Promotion[]> {
  const now = clock.now()
  return (await published.get()).filter((game) => isRunning(game, now)).reverse()
}

/** Whether a scan at this instant (ms UTC) lies in the days of a game. */
export function isRunning({ startsAt, endsAt }: Promotion, now: number): boolean {
  return startsAt <= now && now < endsAt
}

/**
 * The game that the page of the game shows: the one that is asked for by its name, else the one that runs, else the last one that
 * did, else the next one; null where there is none at all.
 *
 * @source requirements R-03
 */
export async function shownGame(slug?: unknown): Promise<Promotion | null> {
  const now = clock.now()
  const games = await published.get()
  const wanted = games.find((game) => game.slug === slug)
  if (wanted) return wanted
  const past = games.filter(({ endsAt }) => endsAt <= now)
  const last = past.toSorted((a, b) => a.endsAt - b.endsAt).at(-1)
  return (await runningGames())[0] ?? last ?? games[0] ?? null
}

/** The next game that is not there yet; null where none is planned. */
export async function comingGame(): Promise<Promotion | null> {
  const now = clock.now()
  return (await published.get()).find(({ startsAt }) => startsAt > now) ?? null
}
