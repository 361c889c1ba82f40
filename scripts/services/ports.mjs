import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections going out: one of those could be taken before its server listens. */
const LOWEST = 20_000
const HIGHEST = 32_000

/** A port of the loopback address that nothing listens on at this moment. */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    probe.listen({ host: '127.0.0.1', port }, () => probe.close(() => resolve(true)))
  })
