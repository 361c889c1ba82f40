import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/** Refuses an address the server could not listen on, before minutes are spent on preparing it. */
export async function assertPortIsFree(host, port) {
  const code = await listenProblem(host, port)
  if (code === 'EADDRINUSE') throw taken(port)
  if (code === 'EACCES') {
    throw new Failure(
      `Port ${port} may only be used by the administrator: choose one above 1023, for example PORT=3334 npm start.`
    )
  }
  if (code)
    throw new Failure(`HOST is "${host}", which is not an address of this machine (${code}).`)
  // "localhost" may reach another program that listens on the other loopback address.
  if (host === '127.0.0.1' || host === 'localhost') {
    if ((await listenProblem('::1', port)) === 'EADDRINUSE') throw taken(port)
  }
}

const taken = (port) =>
  new Failure(
    `Port ${port} is taken by another program: stop that program or choose another port, for example PORT=${port === 65535 ? 3334 : port + 1} npm start.`
  )

/** The system's code for why one cannot listen there, or nothing. */
function listenProblem(host, port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code ?? 'unknown'))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve('')))
  })
}
