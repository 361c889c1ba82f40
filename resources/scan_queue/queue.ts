import { randomKey } from '~/hooks/random_key'
import type { WaitingReason } from '~/scanner/scan_state'
import type { ScanAnswer } from './scan_answer'
import type { Pause, QueuedScan, ScanStore, Sent } from './queued_scan'

/** How long a member waits for an answer before the scan counts as waiting, in ms. */
const PATIENCE_MS = 8_000
/** The same where the last try met no network, in ms. */
const PATIENCE_WITHOUT_NETWORK_MS = 1_500
/** Decided scans kept, so that a code scanned once more finds its id. */
const DECIDED_MAX = 50
/** Scans that may wait at the same time; a phone with more has another problem. */
export const WAITING_MAX = 500

/** What a queue needs of the world around it. */
export interface QueueParts {
  store: ScanStore
  send: (scan: QueuedScan) => Promise<Sent>
  /** Runs one work at a time, over all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  isOnline: () => boolean
  /** Hears why sending stopped, or null when all was sent. */
  onEnd: (pause: Pause | null) => void
}

/**
 * The scans of one member: kept before they are sent, sent in order, decided by the server alone.
 */
export class ScanQueue {
  #metNoNetwork = false

  constructor(private parts: QueueParts) {}

  /** Keeps a code and asks the server; answers `waiting` where that takes too long or fails. */
  async submit(code: string): Promise<ScanAnswer> {
    const scan = await this.#keep(code)
    if (!scan) return { state: 'refused', failure: { code: 'queue_full' } }
    const pause = await within(this.send(), this.#patience())
    return this.#answerTo(scan.id, pause)
  }

  /**
   * Sends what waits, the oldest first.
   *
   * @returns why it stopped, or null when nothing is left that could be sent now
   */
  async send(): Promise<Pause | null> {
    const pause = this.parts.isOnline()
      ? await this.parts.alone(() => this.#sendInOrder())
      : await this.#withoutNetwork()
    this.parts.onEnd(pause)
    return pause
  }

  async #withoutNetwork(): Promise<Pause | null> {
    const scan = (await this.parts.store.read()).find(isWaiting)
    this.#metNoNetwork = true
    return scan ? { reason: 'connection', scanId: scan.id } : null
  }

  async #sendInOrder(): Promise<Pause | null> {
    const inTrouble = new Set<string>()
    for (;;) {
      const scans = await this.parts.store.read()
      const scan = scans.find((one) => isWaiting(one) && !inTrouble.has(one.id))
      if (!scan) return null
      const sent = await this.parts.send(scan).catch(inTroubleOf)
      this.#metNoNetwork = sent.type === 'paused' && sent.reason === 'connection'
      if (sent.type === 'paused') {
        return { reason: sent.reason, scanId: scan.id, waitForSeconds: sent.waitForSeconds }
      }
      if (sent.type === 'trouble') inTrouble.add(scan.id)
      else await this.#decide(scan.id, sent)
    }
  }

  /** A code that waits, or was credited, keeps its id: the server then answers the same again. */
  async #keep(code: string): Promise<QueuedScan | undefined> {
    const fresh: QueuedScan = {
      id: randomKey(),
      code,
      scannedAt: Date.now(),
      state: 'waiting',
      isListed: false,
    }
    const scans = await this.parts.store.change((before) => {
      const known = before.find((one) => one.code === code && one.state !== 'refused')
      // Nobody has told what became of it: a page that was left, or an answer that was lost.
      if (known && isWaiting(known)) return before.map((one) => (one === known ? listed(one) : one))
      if (before.filter(isWaiting).length >= WAITING_MAX) return before
      const again = known ? { ...fresh, id: known.id } : fresh
      return [...before.filter((one) => one.code !== code), again]
    })
    return scans.find((one) => one.code === code && isWaiting(one))
  }

  #decide(id: string, sent: Decision) {
    return this.parts.store.change((scans) =>
      shortened(scans.map((one) => (one.id === id ? decided(one, sent) : one)))
    )
  }

  async #answerTo(id: string, pause: Pause | null | undefined): Promise<ScanAnswer> {
    const isThrottled = pause?.reason === 'throttled' && pause.scanId === id
    const wait = pause?.waitForSeconds
    const scans = await this.parts.store.change((before) =>
      isThrottled
        ? before.filter((one) => one.id !== id || !isWaiting(one))
        : before.map((one) => (one.id === id && isWaiting(one) ? listed(one) : one))
    )
    const scan = scans.find((one) => one.id === id)
    if (scan?.result) return { state: 'credited', result: scan.result }
    if (scan?.own) return { state: 'own', scan: scan.own }
    if (scan?.failure) return { state: 'refused', failure: scan.failure }
    if (isThrottled) return refused('throttled', wait)
    const why = whyUndecided(pause)
    return this.parts.store.isDurable ? { state: 'waiting', why } : refused(why)
  }

  #patience() {
    return this.#metNoNetwork ? PATIENCE_WITHOUT_NETWORK_MS : PATIENCE_MS
  }
}

type Decision = Extract<Sent, { type: 'credited' | 'own' | 'refused' }>

/** Who was told to wait has not seen these points, be it the server's second answer. */
function decided(scan: QueuedScan, sent: Decision): QueuedScan {
  if (sent.type === 'refused') return { ...scan, state: 'refused', failure: sent.failure }
  if (sent.type === 'credited' && (scan.isListed || !sent.own)) {
    return { ...scan, state: 'credited', result: sent.result }
  }
  return { ...scan, state: 'own', own: sent.own }
}

/** Sending that ended without a pause met a scan the server could not decide. */
function whyUndecided(pause: Pause | null | undefined): WaitingReason {
  if (pause === undefined) return 'late'
  return pause?.reason ?? 'trouble'
}

const listed = (scan: QueuedScan): QueuedScan => ({ ...scan, isListed: true })

export function isWaiting(scan: QueuedScan): boolean {
  return scan.state === 'waiting'
}

/** What nobody foresaw decides nothing about the scan. */
function inTroubleOf(error: unknown): Sent {
  console.error(error)
  return { type: 'trouble' }
}

function refused(code: string, waitForSeconds?: number): ScanAnswer {
  return { state: 'refused', failure: { code, waitForSeconds } }
}

/** Without the oldest decided ones; what waits always stays. */
function shortened(scans: QueuedScan[]): QueuedScan[] {
  const decided = scans.filter((one) => !isWaiting(one))
  const tooOld = new Set(decided.slice(0, -DECIDED_MAX))
  return scans.filter((one) => !tooOld.has(one))
}

async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
