import type { Finding } from './finding.js'

/** How long one examination may take while somebody waits for the page, in ms. */
const PATIENCE_MS = 6000
/** What was found is told again for so long, in ms: services of others are not asked at each look. */
const KEPT_MS = 10_000

type Examinations = (patienceMs: number) => Promise<Finding[]>

let examinations: Examinations = async () => []
let last: { at: number; findings: Promise<Finding[]> } | undefined

/** Who knows every module says what there is to look at. */
export function examineShopBy(own: Examinations): void {
  examinations = own
  last = undefined
}

/** How the shop is doing, part by part; at most ten seconds old. */
export function shopFindings(): Promise<Finding[]> {
  const now = performance.now()
  if (!last || now - last.at > KEPT_MS) last = { at: now, findings: examinations(PATIENCE_MS) }
  return last.findings
}
