import type { Locale } from '#config/i18n'

/** Pages of the back-office about one member that several modules have a part of. */
export type MemberPage = 'card' | 'devices' | 'screens'

/** The member a page is about, and the language of its texts. */
export interface AskedMember {
  memberId: number
  locale: Locale
}

type MemberPart = (asked: AskedMember) => Promise<unknown>

const pages: Record<MemberPage, Map<string, MemberPart>> = {
  card: new Map(),
  devices: new Map(),
  screens: new Map(),
}

/** Each module says what it has of a member; its file is imported by `start/member_parts.ts`. */
export function registerMemberParts(page: MemberPage, parts: Record<string, MemberPart>): void {
  for (const [name, read] of Object.entries(parts)) pages[page].set(name, read)
}

/** What all modules have of a member for a page, by the names of the parts. */
export async function memberParts(
  page: MemberPage,
  asked: AskedMember
): Promise<Record<string, unknown>> {
  const parts = [...pages[page]].map(async ([name, read]) => [name, await read(asked)] as const)
  return Object.fromEntries(await Promise.all(parts))
}
