// Loaded into a server of streams before it starts: tells its memory and does what a case asks for, on a port of its own.
import { createServer } from 'node:http'

/** @param works by path what is done with the query of a question; its answer is sent */
export function control(works) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1')
    const work = { '/memory': memory, ...works }[pathname]
    response.end(String((await work(searchParams)) ?? ''))
  })
  server.listen(Number(process.env.CONTROL_PORT), '127.0.0.1').unref()
}

/** What is told to so many channels. */
export const PAYLOAD = { mark: 'told', filler: 'x'.repeat(200) }

/** The members whose channels a question names. */
export function channelsOf(query) {
  return JSON.parse(query.get('channels'))
}

/** Twice, because what the first collection freed may free more. */
function memory() {
  for (let times = 0; times < 2; times++) globalThis.gc()
  return process.memoryUsage.rss()
}
