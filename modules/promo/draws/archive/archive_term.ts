import { DateTime } from 'luxon'
import { settings } from '#app/settings/settings'
import type Promotion from '../../games/models/promotion.js'

const ZONE = 'Europe/Budapest'
const LIST = '.tickets.txt'

/** When the lists of a game leave the site, or left it, in ms UTC: years after its end, as a setting says. */
export async function listsLeaveAt({ endsAt, archivedAt }: Promotion): Promise<number> {
  const { game_archive_years: years } = await settings()
  return archivedAt ?? DateTime.fromMillis(endsAt, { zone: ZONE }).plus({ years }).toMillis()
}

/** Whether everybody may read a published file: lists of a game that was archived are gone. */
export function isThere({ archivedAt }: Promotion, file: string): boolean {
  return archivedAt === null || !isList(file)
}

/** Whether a published file is a list of tickets. */
export const isList = (file: string) => file.endsWith(LIST)
