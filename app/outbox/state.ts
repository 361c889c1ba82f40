import { clock } from '#app/clock'
import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { handledTopics } from './handlers.js'
import { LANES, type Lane, type LaneName } from './topic.js'

/** How the outbox is doing. */
export interface OutboxState {
  /** Messages not yet carried out. */
  waiting: number
  /** Messages laid aside after too many tries. */
  dead: number
  /** How long the oldest due message has been waiting, in seconds; 0 where none is due. */
  oldestSeconds: number
  /** The same of each lane: what is slow in one says nothing of the others. */
  oldestByLane: Record<LaneName, number>
}

const STATE = `SELECT lane,
    SUM(CASE WHEN dead_at IS NULL THEN 1 ELSE 0 END) AS "waiting",
    SUM(CASE WHEN dead_at IS NULL THEN 0 ELSE 1 END) AS "dead",
    MIN(CASE WHEN dead_at IS NULL AND attempts = 0 AND next_at <= ? THEN next_at END) AS "oldest"
  FROM outbox_messages WHERE done_at IS NULL GROUP BY lane`

/** The figures of readiness and of the back-office. */
export async function outboxState(): Promise<OutboxState> {
  const now = clock.now()
  type Row = { lane: Lane; waiting: number; dead: number; oldest: number | null }
  const rows = await shopReader().rows<Row>(STATE, [now])
  const ageOf = (name: LaneName) => {
    const oldest = rows.find(({ lane }) => lane === LANES[name])?.oldest ?? now
    return Math.floor((now - oldest) / 1000)
  }
  const oldestByLane = {
    codes: ageOf('codes'),
    usual: ageOf('usual'),
    campaigns: ageOf('campaigns'),
    partners: ageOf('partners'),
  }
  return {
    waiting: rows.reduce((sum, row) => sum + Number(row.waiting), 0),
    dead: rows.reduce((sum, row) => sum + Number(row.dead), 0),
    oldestSeconds: Math.max(...Object.values(oldestByLane)),
    oldestByLane,
  }
}

const LATE = `SELECT 1 FROM outbox_messages WHERE lane IN (${LANES.codes}, ${LANES.usual})
  AND done_at IS NULL AND dead_at IS NULL AND attempts = 0 AND next_at <= ?
  AND ${oneOf('topic', 'text')} LIMIT 1`

/**
 * Whether what is not sent to many has been due since before an instant, in ms UTC: what is waits until it has gone. What nobody carries
 * out here any more, such as a topic that an upgrade took away, stops nobody.
 */
export async function lateSince(instant: number): Promise<boolean> {
  return (await shopReader().rows(LATE, [instant, JSON.stringify(handledTopics())])).length > 0
}
