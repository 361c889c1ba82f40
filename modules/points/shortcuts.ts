import { isIdempotencyKey } from '#app/idempotency/idempotency'
import { textsIn } from '#app/middleware/locale_middleware'
import type { Shortcut } from '#app/shortcut/shortcut'
import { openShortcut } from '#app/shortcut/shortcuts'
import { answerScan } from './actions/scan_code.js'
import { CODE_TEXT_MAX } from './code_format.js'
import { toldOfScan } from './told_of_scan.js'

interface PlainScan {
  text: string
  clientKey: string | undefined
}

/** A scan as our pages send it. */
const scan: Shortcut<PlainScan> = {
  read({ body, headers }, { member }) {
    const { qrCode, idempotency_key: named, member_id: scannedBy, ...others } = body
    if (typeof qrCode !== 'string' || !qrCode || qrCode.length > CODE_TEXT_MAX) return undefined
    if (scannedBy !== undefined && scannedBy !== member.id) return undefined
    const clientKey = headers['idempotency-key'] ?? named
    if (clientKey !== undefined && !isIdempotencyKey(clientKey)) return undefined
    for (const _other in others) return undefined
    return { text: qrCode, clientKey }
  },
  async answer({ text, clientKey }, { member, locale, address }) {
    const outcome = await answerScan({ memberId: member.id, address: address(), text, clientKey })
    if (outcome instanceof Error) return outcome
    const headers = outcome.repeated ? { 'Idempotent-Replay': 'true' } : undefined
    return { body: toldOfScan(outcome, textsIn(locale)), headers }
  },
}

openShortcut('/qr-code', scan)
