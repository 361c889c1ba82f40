import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { TEST_PASSWORD } from './members.js'
import { ShopClient } from './shop_client.js'

/** The server of the test process. */
export const here = () => `http://${process.env.HOST}:${process.env.PORT}`

/** A stream as a browser holds it: what has arrived so far, and whether the server has ended it. */
export interface HeardStream {
  uid: string
  answer: Response
  text: string
  isClosed: boolean
}

/** Opens a stream with the headers of a member's browser. */
export async function openStream(
  headers: Record<string, string>,
  server = here()
): Promise<HeardStream> {
  const uid = randomUUID()
  const answer = await fetch(`${server}/__transmit/events?uid=${uid}`, { headers })
  if (answer.status !== 200) throw new Error(`The stream was refused: ${answer.status}`)
  const stream = { uid, answer, text: '', isClosed: false }
  void (async () => {
    try {
      for await (const chunk of answer.body!) stream.text += Buffer.from(chunk).toString()
    } catch {
      // The server ends a stream by closing its connection.
    }
    stream.isClosed = true
  })()
  return stream
}

/** Waits until something is so. @param patienceMs at most so long; whoever asks finds out by itself whether it is */
export async function until(isTrue: () => boolean, patienceMs = 2000): Promise<void> {
  const end = performance.now() + patienceMs
  while (!isTrue() && performance.now() < end) await pause(20)
}

/** A browser in which a member has logged in by the form. */
export async function loggedIn(
  { email }: { email: string },
  server = here(),
  password = TEST_PASSWORD
): Promise<ShopClient> {
  const browser = new ShopClient(server)
  await browser.fetchToken()
  const { status, text } = await browser.post('/belepes', { email, password })
  if (status >= 400) throw new Error(`The login was refused: ${text}`)
  return browser.fetchToken()
}

/** The stream of a browser, also at another server of the shop. */
export function streamOf({ cookies, url }: ShopClient, server = url): Promise<HeardStream> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return openStream({ cookie }, server)
}
