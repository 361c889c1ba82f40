import { createServer } from 'node:net'

/** A port of the loopback address that nothing listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
