import { drawPlaces } from '../draw_places.js'
import { Malformed } from '../names.js'
import { commitmentOf } from '../picks.js'
import type { DrawnPlace } from '../result.js'
import { reasonAt, rowOf } from '../tickets.js'
import { checkLog } from './check_log.js'
import { checkRound } from './check_round.js'
import { checkRows } from './check_rows.js'
import { checkSheet } from './check_sheet.js'
import {
  CHECKS,
  Fault,
  hold,
  Unchecked,
  type Check,
  type Finding,
  type Verification,
} from './finding.js'
import { Published, type Files, type Tools } from './published.js'

/** Which draw is checked, by which files. */
export interface Question {
  draw: string
  files: Files
  /** A head of the log that a witness has kept, in hex. */
  head?: string
  /** The own pseudonym, to be looked up in the list. */
  pseudonym?: string
}

type Said = Pick<Finding, 'why' | 'detail'> | void

/** Checks a draw by nothing but its published files; nothing in them is believed because it stands there. */
export function verifyDraw({ draw, files, head, pseudonym }: Question, tools: Tools): Verification {
  const published = new Published(draw, files, tools)
  let places: DrawnPlace[] | null = null
  const work: Record<Check, () => Said> = {
    sheet: () => checkSheet(published),
    commitment: () => checkCommitment(published),
    list: () => checkList(published),
    rows: () => checkRows(published),
    round: () => (checkRound(published).isCalled ? { why: 'called_number' } : undefined),
    places() {
      places = drawnBy(published)
      const { places: told } = published.result()
      hold(JSON.stringify(told) === JSON.stringify(places), 'places_differ')
    },
    log() {
      checkLog(published, head)
      if (!head) return { why: 'no_head' }
    },
    mine: () => lookUp(published, pseudonym),
  }
  const findings = CHECKS.map((check) => findingOf(check, work[check]))
  return { campaign: campaignOf(published), draw, findings, places }
}

function findingOf(check: Check, work: () => Said): Finding {
  try {
    return { check, verdict: 'holds', ...work() }
  } catch (error) {
    if (error instanceof Malformed) {
      return { check, verdict: 'fails', why: 'malformed', detail: error.message }
    }
    if (!(error instanceof Fault)) throw error
    const verdict = error instanceof Unchecked ? 'not_checked' : 'fails'
    return { check, verdict, why: error.why, detail: error.detail }
  }
}

function checkCommitment(published: Published): void {
  const { seed, campaign, draw } = published.result()
  const { drawn, sheet } = published.sheet()
  hold(campaign === sheet.campaign, 'other_campaign', campaign)
  const opened = commitmentOf(seed, { campaign, draw }, published.tools)
  hold(opened === drawn.commitment, 'seed_does_not_open', opened)
}

function checkList(published: Published): void {
  const { tickets } = published.result()
  const hash = published.ticketsHash()
  hold(tickets === hash, 'list_hash_differs', hash)
  const { draw } = published.tickets()
  hold(draw === published.draw && published.result().draw === draw, 'draw_not_on_sheet', draw)
}

function drawnBy(published: Published): DrawnPlace[] {
  const { drawn, sheet } = published.sheet()
  const { seed, public: part } = published.result()
  const tickets = published.tickets()
  const list = published.ticketsHash()
  const made = { draw: drawn, chain: sheet.chain, tickets, list, seed, public: part }
  return drawPlaces(made, published.tools)
}

function lookUp(published: Published, pseudonym: string | undefined): Said {
  if (!pseudonym) throw new Unchecked('no_pseudonym')
  const list = published.tickets()
  const row = rowOf(list, pseudonym)
  hold(row >= 0, 'absent', pseudonym)
  return { why: 'present', detail: reasonAt(list, row) ?? String(list.weights[row]) }
}

function campaignOf(published: Published): string | null {
  try {
    return published.tickets().campaign
  } catch {
    // The finding of the list says why it cannot be read.
    return null
  }
}
