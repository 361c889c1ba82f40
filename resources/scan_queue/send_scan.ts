import { JsonError, postJson, withFreshToken } from '~/navigation/json'
import { route } from '~/navigation/route'
import type { OwnScan } from '~/scanner/scan_state'
import { catalogue } from '~/translation/catalogue'
import type { QueuedScan, Sent } from './queued_scan'

/** An answer that takes longer is given up; the scan is sent again under its id, in ms. */
const SEND_TIMEOUT_MS = 10_000

/** What the scan endpoint answers to a credited code. */
interface CreditedScan {
  points: number
  balance: number
  /** Title of the scanned product, in the member's language. */
  product: string
  base?: number
  bonuses?: { name: string; points: number }[]
  scanned_at: string
}

/** What it tells of a code that is the member's already. */
type OwnMeta = { points: number; scanned_at: string; title_hu: string; title_en: string }

/** Sends a scan in the name of the member who made it. */
export async function sendScan(memberId: number, scan: QueuedScan): Promise<Sent> {
  try {
    return await post(memberId, scan)
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    return undecided(error) ?? refusedOf(error)
  }
}

async function post(memberId: number, { id, code }: QueuedScan): Promise<Sent> {
  const body = { qrCode: code, idempotency_key: id, member_id: memberId }
  const once = async () => {
    let repeated = false
    const answer = await postJson<CreditedScan | null>(route('qr-code'), body, {
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      onHeaders: (headers) => {
        repeated = headers.get('Idempotent-Replay') === 'true'
      },
    })
    return creditedOf(answer, repeated)
  }
  return withFreshToken(once)
}

function creditedOf(answer: CreditedScan | null, repeated: boolean): Sent {
  // The login page of a hotspot answers 200 to everything.
  if (!Number.isInteger(answer?.points)) return { type: 'paused', reason: 'connection' }
  const { points, balance, product: title, base, bonuses, scanned_at: scannedAt } = answer!
  const result = { points, balance, title, base, bonuses }
  return { type: 'credited', result, own: repeated ? { points, title, scannedAt } : undefined }
}

/** Only the shop's own words about the code decide; everything else lets the scan wait. */
function undecided({ status, errors: [first] }: JsonError): Sent | undefined {
  if (status === 0) return { type: 'paused', reason: 'connection' }
  if (first?.rule === 'other_member') return { type: 'paused', reason: 'other_member' }
  if (first?.rule === 'unauthorized') return { type: 'paused', reason: 'unauthorized' }
  if (first?.rule === 'throttled') {
    const wait = Number(first.meta?.wait_for)
    const waitForSeconds = Number.isFinite(wait) ? wait : undefined
    return { type: 'paused', reason: 'throttled', waitForSeconds }
  }
  if (status === 503) return { type: 'paused', reason: 'unavailable' }
  return first?.field === 'qrCode' && status < 500 ? undefined : { type: 'trouble' }
}

function refusedOf({ errors: [{ rule, meta }] }: JsonError): Sent {
  if (isOwn(meta)) return { type: 'own', own: ownOf(meta) }
  return { type: 'refused', failure: { code: rule } }
}

function isOwn(meta: object | undefined): meta is OwnMeta {
  return meta !== undefined && 'scanned_at' in meta
}

function ownOf({ points, scanned_at: scannedAt, title_hu: hu, title_en: en }: OwnMeta): OwnScan {
  return { points, scannedAt, title: catalogue().locale === 'hu' ? hu : en || hu }
}
