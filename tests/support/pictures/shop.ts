import { freshDatabase } from '../fresh_database.js'
import { runFile, startServer } from '../processes.js'
import type { FilledShop } from './fill_shop.js'

/** The shop that is pictured: the same each time, because its clock stands still. */
export interface PicturedShop extends FilledShop {
  url: string
  remove(): Promise<void>
}

/** Fills a shop beside the one of the test process and serves it. */
export async function givenPicturedShop(): Promise<PicturedShop> {
  const database = await freshDatabase('')
  const { environment } = database
  const { output } = await runFile('tests/support/pictures/fill_shop.ts', [], environment)
  const told = output.split('\n').find((line) => line.startsWith('{"memberId"'))
  if (!told) throw new Error(`The shop could not be filled: ${output}`)
  const server = await startServer(environment, 'tests/support/pictures/serve_shop.ts')
  return {
    ...(JSON.parse(told) as FilledShop),
    url: server.url,
    async remove() {
      await server.stop()
      await database.remove()
    },
  }
}
