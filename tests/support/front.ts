import { createServer, request as open, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of the shop that notes what is asked for, and answers some of it in a way of its own. */
export interface Front {
  url: string
  /** Paths in the order they were asked for, with the time (ms since 1970). */
  asked: { path: string; at: number }[]
  /** Files whose names match come so much later, in ms. */
  holdBack(names: RegExp, milliseconds: number): void
  /** Files whose names match are answered with 503; answers how to take it back. */
  refuse(names: RegExp): () => void
  /** What follows the contents of a script from now on. */
  append(path: string, text: string): void
  close(): void
}

/** Listens on this machine and asks the shop of this test process. */
export async function frontOfShop(): Promise<Front> {
  const asked: Front['asked'] = []
  const additions = new Map<string, string>()
  const held: { names: RegExp; milliseconds: number }[] = []
  const refused = new Set<RegExp>()
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]
    asked.push({ path, at: Date.now() })
    const { milliseconds = 0 } = held.find(({ names }) => names.test(path)) ?? {}
    if (milliseconds) await new Promise((resolve) => setTimeout(resolve, milliseconds))
    if ([...refused].some((names) => names.test(path))) response.writeHead(503).end()
    else passOn(request, response, additions.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    holdBack: (names, milliseconds) => void held.push({ names, milliseconds }),
    refuse: (names) => {
      refused.add(names)
      return () => refused.delete(names)
    },
    append: (path, text) => void additions.set(path, text),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, addition?: string): void {
  const { HOST, PORT } = process.env
  const headers = { ...request.headers }
  if (addition !== undefined) {
    delete headers['accept-encoding']
    delete headers['if-none-match']
  }
  const { method, url: path } = request
  // A connection of its own for each: one that the shop has just closed would be taken once more.
  const asking = open({ host: HOST, port: PORT, method, path, headers, agent: false }, (answer) => {
    const answered = { ...answer.headers }
    answer.on('error', () => response.destroy())
    if (addition === undefined) {
      response.writeHead(answer.statusCode!, answered)
      answer.pipe(response)
      return
    }
    delete answered['content-length']
    delete answered.etag
    response.writeHead(answer.statusCode!, answered)
    answer.pipe(response, { end: false })
    answer.on('end', () => response.end(addition))
  })
  asking.on('error', () => response.destroy())
  response.on('close', () => asking.destroy())
  request.pipe(asking)
}
