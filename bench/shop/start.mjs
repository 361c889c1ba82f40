import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SERVER } from '../../scripts/steps/application.mjs'
import { startServer } from '../load/server.mjs'

/** The root of the project. */
export const HERE = new URL('../../', import.meta.url).pathname

/** Environment of a shop on a folder of its own. */
export function environment(folder, port) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: 'bench-key-of-at-least-32-characters',
    CODE_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    STORAGE_PATH: folder,
    LOG_LEVEL: 'fatal',
    SMS_DRIVER: 'none',
    MAIL_DRIVER: 'none',
    DEMO: 'false',
  }
}

/** Makes the production build where it is missing or stale. */
export function buildShop() {
  const options = { cwd: HERE, maxBuffer: 1e8 }
  return promisify(execFile)(process.execPath, ['scripts/build.mjs'], options)
}

/**
 * Fills a fresh folder and starts the production build on it.
 *
 * @param more further variables: `BENCH_PRODUCTS`, `BENCH_CATEGORIES`, `BENCH_LOGGED_IN`, `DATABASE_URL`
 * @param options of Node for the server
 */
export async function startShop(port, more = {}, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-shop-'))
  const env = { ...environment(folder, port), CONTROL_PORT: String(port + 1), ...more }
  const run = promisify(execFile)
  const args = ['--import=@poppinss/ts-exec', 'bench/shop/prepare.mjs']
  const { stdout } = await run(process.execPath, args, { cwd: HERE, env, maxBuffer: 1e8 })
  const prepared = JSON.parse(stdout.trim().split('\n').at(-1))
  const server = await startServer([...options, ...SERVER], {
    cwd: join(HERE, 'build'),
    env,
    port,
  })
  try {
    await addTokens(prepared.members, port)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ...server, ...prepared, folder }
}

/** Each member fetches a page once for the cross-site token, as a browser would. */
async function addTokens(members, port) {
  for (const member of members) {
    const url = `http://127.0.0.1:${port}/qr-code`
    const response = await fetch(url, { headers: { cookie: member.cookie } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`GET /qr-code answered ${response.status}`)
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    member.token = decodeURIComponent(token.slice('XSRF-TOKEN='.length))
    member.cookie = [member.cookie, token].join('; ')
  }
}
