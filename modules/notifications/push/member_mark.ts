import { createHmac } from 'node:crypto'

/** Characters of the mark that are sent. */
const MARK_LETTERS = 16

/**
 * Names the member a message is for to the browser, which shows a neutral text where somebody else has logged in since.
 * Keyed by what only the shop and that browser know; `resources/notifications_push/member_mark.ts` makes the same.
 */
export function markOfMember(memberId: number, auth: string): string {
  const mark = createHmac('sha256', Buffer.from(auth, 'base64url')).update(`member:${memberId}`)
  return mark.digest('base64url').slice(0, MARK_LETTERS)
}
