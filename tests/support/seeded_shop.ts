import { freshDatabase, type FreshDatabase } from './fresh_database.js'
import { runFile, startProduction, type RunningServer } from './processes.js'
import type { Seeded } from './shop_seeding.js'

export type { Seeded } from './shop_seeding.js'

/** A shop beside the one of the test process: its own database, and a server when one is started. */
export interface SeededShop extends Seeded {
  database: FreshDatabase
  /** Starts the production build on it; the shop ends it at the latest when it is removed. */
  serve(environment?: Record<string, string>): Promise<RunningServer>
  remove(): Promise<void>
}

/** How many members a shop has, and how many sessions are open for each of them and the staff. */
export interface SeededWish {
  members: number
  sessions?: number
  /** A PostgreSQL of its own; without it that of the test run. */
  databaseUrl?: string
}

/** Makes a shop with members who have points, stickers and gifts. */
export async function givenSeededShop(wanted: SeededWish): Promise<SeededShop> {
  const { members, sessions = 1, databaseUrl } = wanted
  const database = await freshDatabase(databaseUrl)
  const wish = JSON.stringify({ members, sessions })
  const seeding = 'tests/support/shop_seeding.ts'
  const { code, output } = await runFile(seeding, [wish], database.environment)
  const told = output.split('\n').find((line) => line.startsWith('{"startPoints"'))
  if (code !== 0 || !told) throw new Error(`The shop could not be filled: ${output}`)
  const servers: RunningServer[] = []
  return {
    ...(JSON.parse(told) as Seeded),
    database,
    async serve(environment = {}) {
      const server = await startProduction({ ...database.environment, ...environment })
      servers.push(server)
      return server
    },
    async remove() {
      for (const server of servers) await server.stop()
      await database.remove()
    },
  }
}
