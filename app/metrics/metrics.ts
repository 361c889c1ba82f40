import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { outboxState, type OutboxState } from '#app/outbox/state'
import { openStreams } from '#app/realtime/streams'

/** How long requests take, in seconds: around what members feel, and around what a proxy waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What this process tells a monitoring service. */
export const metrics = new Registry()

/** Requests by method, pattern of their route and status; streams are none of them. */
export const requestSeconds = new Histogram({
  name: 'mesterpont_http_request_seconds',
  help: 'Requests answered, and how long that took',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers: [metrics],
})

/** Adds what is read when somebody asks: the process, its streams and the outbox. */
export function collectAll(): void {
  collectDefaultMetrics({ register: metrics })
  new Gauge({
    name: 'mesterpont_open_streams',
    help: 'Tabs that are told at once, in this process',
    registers: [metrics],
    collect() {
      this.set(openStreams())
    },
  })
  new Gauge({
    name: 'mesterpont_outbox_messages',
    help: 'Messages that wait, and those laid aside after too many tries, in the whole shop',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      this.reset()
      const state = await knownState()
      if (!state) return
      this.set({ state: 'waiting' }, state.waiting)
      this.set({ state: 'dead' }, state.dead)
    },
  })
  new Gauge({
    name: 'mesterpont_outbox_oldest_seconds',
    help: 'How long the oldest due message of each lane has been waiting',
    labelNames: ['lane'],
    registers: [metrics],
    async collect() {
      this.reset()
      const state = await knownState()
      for (const [lane, seconds] of Object.entries(state?.oldestByLane ?? {})) {
        this.set({ lane }, seconds)
      }
    },
  })
}

/** A database that is away says nothing of the outbox, and keeps nothing else back. */
function knownState(): Promise<OutboxState | undefined> {
  return outboxState().catch(() => undefined)
}
