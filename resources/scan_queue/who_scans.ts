import { keepText, keptText } from '~/hooks/browser_store'

/** The member of this phone, for a page that opens without the server. */
const MEMBER_KEY = 'scanning-member'

let ofThisPage: number | undefined
/** Who has just logged out; the page they left may be drawn once more before the next one is there. */
let leaving: number | undefined

/** The server named the member of this page, or nobody. */
export function setScanningMember(memberId: number | undefined): void {
  if (memberId === undefined) leaving = undefined
  if (memberId === undefined || memberId === leaving || memberId === ofThisPage) return
  ofThisPage = memberId
  // Where nothing is kept, the page at hand knows its member all the same.
  keepText(MEMBER_KEY, String(memberId))
}

/** Who scans; the page's own member goes before the one of another tab. Null before any login. */
export function scanningMember(): number | null {
  if (ofThisPage !== undefined) return ofThisPage
  const kept = Number(keptText(MEMBER_KEY))
  return Number.isInteger(kept) && kept > 0 ? kept : null
}

/** After a logout nobody scans here. */
export function forgetScanningMember(): void {
  leaving = ofThisPage
  ofThisPage = undefined
}

/** Whether the member of this page was logged out in another tab, or somebody else came in. */
export function isMemberGone(): boolean {
  return ofThisPage !== undefined && Number(keptText(MEMBER_KEY)) !== ofThisPage
}
