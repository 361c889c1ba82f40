import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cli, migrate, MODES } from '../../scripts/steps/application.mjs'
import { endProcess, forget, remember, startProcess } from '../../scripts/services/daemon.mjs'
import { environment } from '../shop/start.mjs'

/** The shop in production, on a folder of its own, filled with the demo: pages with pictures and texts of real length. */
export async function startDemoShop(port, origin) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  const shop = { folder, child: undefined }
  remember(shop)
  const env = { ...environment(folder, port), APP_URL: origin }
  const mode = MODES.production
  await migrate(mode, env)
  const { logins } = JSON.parse(await cli(mode, ['demo', 'fill', '--json'], env))
  const process_ = await startProcess({
    command: process.execPath,
    args: mode.server,
    options: { cwd: mode.cwd, env },
    ready: () => isReady(port),
  })
  shop.child = process_.child
  return {
    member: logins.find(({ role }) => role === 'member'),
    async stop() {
      await endProcess(process_, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      forget(shop)
    },
  }
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
  } catch (error) {
    if (error.name === 'TypeError') return false
    throw error
  }
}
