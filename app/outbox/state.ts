import { clock } from '#app/clock'
import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { handledTopics } from './handlers.js'
import { LANES } from './topic.js'

/** How the outbox is doing. */
export interface OutboxState {
  /** Messages not yet carried out. */
  waiting: number
  /** Messages laid aside after too many tries. */
  dead: number
  /** How long the oldest due message has been waiting, in seconds; 0 where none is due. */
  oldestSeconds: number
}

/** The figures of readiness and of the back-office. */
export async function outboxState(): Promise<OutboxState> {
  const sql = `SELECT
      COALESCE(SUM(CASE WHEN dead_at IS NULL THEN 1 ELSE 0 END), 0) AS "waiting",
      COALESCE(SUM(CASE WHEN dead_at IS NULL THEN 0 ELSE 1 END), 0) AS "dead",
      MIN(CASE WHEN dead_at IS NULL AND attempts = 0 AND next_at <= ? THEN next_at END) AS "oldest"
    FROM outbox_messages WHERE done_at IS NULL`
  const now = clock.now()
  type Row = { waiting: number; dead: number; oldest: number | null }
  const [{ waiting, dead, oldest }] = await shopReader().rows<Row>(sql, [now])
  return { waiting, dead, oldestSeconds: oldest === null ? 0 : Math.floor((now - oldest) / 1000) }
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
