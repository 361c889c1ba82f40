import type { FoundSession } from './session_row.js'
import { readMembersWithSessions } from './session_rows.js'

/** How members who may use the shop are found. */
interface Lookup {
  /** Null where there is none. */
  find: (id: number) => Promise<object | null>
  /** Selects one of them by the id that follows. */
  sql: string
}

let members: Lookup | undefined

/** Says how the members of sessions are found. */
export function findMembersOfSessions(lookup: Lookup): void {
  members = lookup
  readMembersWithSessions(lookup.sql)
}

/** The member of a session; null where it may not use the shop. */
export async function memberOfSession(
  { member }: Pick<FoundSession, 'member'>,
  memberId: number
): Promise<object | null> {
  return member?.id === memberId ? member : members!.find(memberId)
}
