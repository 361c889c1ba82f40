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
  try {
    localStorage.setItem(MEMBER_KEY, String(memberId))
  } catch (error) {
    // Where nothing is kept, the page at hand knows its member all the same.
    console.warn(error)
  }
}

/** Who scans; the page's own member goes before the one of another tab. Null before any login. */
export function scanningMember(): number | null {
  if (ofThisPage !== undefined) return ofThisPage
  try {
    const kept = Number(localStorage.getItem(MEMBER_KEY))
    return Number.isInteger(kept) && kept > 0 ? kept : null
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** After a logout nobody scans here. */
export function forgetScanningMember(): void {
  leaving = ofThisPage
  ofThisPage = undefined
}
