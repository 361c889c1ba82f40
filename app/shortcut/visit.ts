import type { IncomingMessage } from 'node:http'
import type { SessionData } from '@adonisjs/session/types'
import { locales, type Locale } from '#config/i18n'
import { isShopClosed } from '#app/middleware/maintenance_middleware'
import { findMembersOfSessions, memberOfSession } from '#app/sessions/members_of_sessions'
import { quietSession } from '#app/sessions/session_store'
import type { Visitor } from './endpoint.js'

type Shopper = Visitor & { locale: string | null }

/** How members who may use the shop are found. */
export interface MemberLookup {
  /** Null where there is none. */
  find: (id: number) => Promise<Shopper | null>
  /** Selects one of them by the id that follows, with what `Shopper` has. */
  sql: string
}

/** A member in a standing session that needs no writing, in an open shop. */
export interface Visit {
  member: Visitor
  locale: Locale
  session: { id: string; data: SessionData }
}

/** Says how the members of sessions are found. */
export function findMembersOfVisits(lookup: MemberLookup): void {
  findMembersOfSessions(lookup)
}

/** Who asks; undefined where the framework has to find that out. */
export async function visitOf({ headers }: IncomingMessage): Promise<Visit | undefined> {
  try {
    if (headers.cookie === undefined || (await isShopClosed())) return undefined
    const session = await quietSession(headers.cookie)
    const memberId = memberIn(session?.data)
    if (!session || memberId === undefined) return undefined
    const member = (await memberOfSession(session, memberId)) as Shopper | null
    const locale = locales.find((one) => one === member?.locale)
    return member && locale ? { member, locale, session } : undefined
  } catch {
    // Nothing was read of the request yet: the framework meets the same trouble and tells of it.
    return undefined
  }
}

function memberIn(data: SessionData | undefined): number | undefined {
  const id: unknown = data?.auth_member
  return typeof id === 'number' ? id : undefined
}
