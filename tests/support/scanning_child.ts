/**
 * A process that scans until it is killed: prints `member:code` for every scan it was told is
 * credited. Run by the crash test on a database of its own.
 */
import { randomUUID } from 'node:crypto'
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { scanCode } = await import('#points/scans/actions/scan_code')
const { givenMember } = await import('./members.js')
const { givenBatch, givenCode } = await import('./points.js')

const SCANNERS = 16
const batch = await givenBatch({ count: 1_000_000 })
let serial = 0

async function scanForEver() {
  const member = await givenMember()
  for (;;) {
    const text = await givenCode({ batch, serial: serial++ })
    const address = `10.2.0.${member.id % 250}`
    await scanCode({ memberId: member.id, address, text, clientKey: randomUUID() })
    process.stdout.write(`${member.id}:${text}\n`)
  }
}

await Promise.all(Array.from({ length: SCANNERS }, scanForEver))
