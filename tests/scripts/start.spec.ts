import { createServer } from 'node:net'
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { freePort } from '../../scripts/services/ports.mjs'
import { FreshCopy, kill, nobody, outcome, stop, untilSaid, untilUp } from './copy.js'

/** A line of a stack trace, which no failure of these commands may show. */
const STACK = /^\s+at .+[:(]/m

/** The demo logins as the start prints them: role, address, password. */
const loginsOf = (said: string) =>
  said.match(/^ {2}(member|admin|marketing) +\S+@\S+ +\S+$/gm) ?? []

/** What the start says last when it was asked to stop. */
const STOPPED = 'The shop has stopped.'

const frontPage = async (port: number) => (await fetch(`http://localhost:${port}/`)).status

/** The framework's development command ends before the server it started does. */
async function untilSilent(port: number) {
  const answers = () =>
    frontPage(port).then(
      () => true,
      () => false
    )
  while (await answers()) await sleep(50)
}

/** Waits until the filling has committed its first part, which tells an interrupted one from none. */
async function untilHalfFilled(storage: string) {
  const database = new Database(join(storage, 'shop.sqlite'), { readonly: true })
  try {
    const mark = database.prepare("SELECT 1 FROM settings WHERE key = 'demo_filling'")
    while (!mark.get()) await sleep(20)
  } finally {
    database.close()
  }
}

/** What the server of a folder was started with. @source proc(5) */
function switchesOf(folder: string): string[] {
  const wordsOf = (pid: string): string[] => {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(folder)) return []
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      // It ended meanwhile.
      return []
    }
  }
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(wordsOf)
  return lines.find((words) => words.includes('bin/server.js')) ?? []
}

// The tests build on one another: installing for each of them would take minutes.
test.group('npm start on a fresh clone', (group) => {
  let copy: FreshCopy
  let firstLogins: string[]
  group.setup(() => {
    copy = new FreshCopy()
    return () => copy.remove()
  })
  // Many of these make the build, which takes minutes where other suites run beside them.
  group.each.timeout(600_000)

  test('too old a Node is told in one sentence', async ({ assert }) => {
    for (const script of ['start', 'serve', 'test', 'build']) {
      const pretend =
        'Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.4"}})'
      const run = await copy.command([
        'node',
        '--import',
        `data:text/javascript,${pretend}`,
        `scripts/${script}.mjs`,
      ])
      const { code, said } = await outcome(run)
      assert.equal(code, 1)
      assert.match(said, /^This project needs Node 20 or newer, and this is Node 18\.20\.4: .+\n$/)
    }
  })

  test('a folder that may not be written is told in one sentence', async ({ assert }) => {
    const asRoot = process.getuid?.() === 0
    if (!asRoot) chmodSync(copy.project, 0o555)
    const run = await copy.command(['node', 'scripts/start.mjs'], {}, asRoot ? nobody() : undefined)
    const { code, sentence, said } = await outcome(run)
    chmodSync(copy.project, 0o755)
    assert.equal(code, 1)
    assert.equal(
      sentence,
      `This user may not write ${copy.project}: give it permission to read and write the project folder and start again.`
    )
    assert.lengthOf(said.trim().split('\n'), 1)
  })

  test('a taken port is told before anything is installed', async ({ assert }) => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const { code, sentence, said } = await outcome(
      await copy.npm(['start'], { PORT: String(port) })
    )
    await new Promise((resolve) => other.close(resolve))
    assert.equal(code, 1)
    assert.equal(
      sentence,
      `Port ${port} is taken by another program: stop that program or choose another port, for example PORT=${port + 1} npm start.`
    )
    assert.notMatch(said, STACK)
    assert.isFalse(existsSync(copy.in('node_modules')))
    assert.isFalse(existsSync(copy.in('.env')))
  })

  test('it installs without Python and make, builds, fills the demo and serves', async ({
    assert,
  }) => {
    const run = await copy.npm(['start'])
    await untilUp(run)
    assert.equal(await frontPage(run.port), 200)
    assert.include(run.said(), `http://localhost:${run.port}/admin`)
    firstLogins = loginsOf(run.said())
    assert.includeMembers(
      firstLogins.map((line) => line.trim().split(' ')[0]),
      ['member', 'admin', 'marketing']
    )
    assert.equal(statSync(copy.in('.env')).mode & 0o777, 0o600)
    assert.match(
      readFileSync(copy.in('.env'), 'utf8'),
      /^PORT=3333$/m,
      'the port of the environment won over the file'
    )

    const { code, sentence } = await outcome(await copy.npm(['start'], { PORT: String(run.port) }))
    assert.equal(code, 1)
    assert.match(
      sentence,
      /^The shop already runs in this folder \(process \d+\) at http:\/\/localhost:\d+: /
    )
    const elsewhere = await outcome(await copy.npm(['start']))
    assert.match(elsewhere.sentence, /^Another start \(process \d+\) is at work in this folder: /)

    assert.equal(await stop(run), STOPPED)
    await assert.rejects(() => frontPage(run.port))
  }).timeout(1_200_000)

  test('a second start does none of it again and shows the same logins', async ({ assert }) => {
    const built = statSync(copy.in('build', '.inputs')).mtimeMs
    const run = await copy.npm(['start'])
    await untilUp(run)
    assert.equal(await frontPage(run.port), 200)
    assert.notMatch(run.said(), /Installing|Building|Filling|Wrote/)
    assert.equal(statSync(copy.in('build', '.inputs')).mtimeMs, built)
    assert.deepEqual(loginsOf(run.said()), firstLogins)
    // A service manager's signal reaches npm alone, and npm tells only the shell it started.
    run.child.kill('SIGTERM')
    await run.ended
    await assert.rejects(() => frontPage(run.port))
    assert.isFalse(existsSync(copy.in('storage', 'start.lock')))
  })

  test('a start that was killed while it built is told, and the next one goes on from there', async ({
    assert,
  }) => {
    rmSync(copy.in('build', '.inputs'))
    const killed = await copy.npm(['start'])
    await untilSaid(killed, /Building/)
    kill(killed, 'SIGKILL')
    await killed.ended
    const run = await copy.npm(['start'])
    await untilUp(run)
    assert.match(
      run.said(),
      /An earlier start \(process \d+\) did not finish; going on from where it stopped\./
    )
    assert.match(run.said(), /Building/)
    assert.equal(await frontPage(run.port), 200)
    assert.equal(await stop(run), STOPPED)
  })

  test('a start that was killed while it filled the demo is told, with the way out', async ({
    assert,
  }) => {
    const storage = { STORAGE_PATH: copy.in('tmp', 'other_storage') }
    const killed = await copy.npm(['start'], storage)
    await untilSaid(killed, /Filling/)
    await untilHalfFilled(storage.STORAGE_PATH)
    kill(killed, 'SIGKILL')
    await killed.ended
    const { code, sentence } = await outcome(await copy.npm(['start'], storage))
    assert.equal(code, 1)
    assert.equal(
      sentence,
      'An earlier start was interrupted while it filled the demo shop: run "npm run cli -- demo reset --yes" to empty the database, then start again.'
    )

    await outcome(await copy.npm(['run', 'cli', '--', 'demo', 'reset', '--yes'], storage))
    const run = await copy.npm(['start'], storage)
    await untilUp(run)
    assert.lengthOf(loginsOf(run.said()), firstLogins.length)
    assert.notDeepEqual(loginsOf(run.said()), firstLogins, 'another installation, other passwords')
    assert.equal(await stop(run), STOPPED)
  })

  test('the production start refuses the demo of the start script until it is taken over by hand', async ({
    assert,
  }) => {
    const refused = await outcome(await copy.npm(['run', 'serve']))
    assert.equal(refused.code, 1)
    assert.match(
      refused.sentence,
      /^This \.env was written for a demo: the production start refuses DEMO=true unless/
    )
    const incomplete = await outcome(
      await copy.npm(['run', 'serve'], { DEMO: 'false', APP_KEY: '' })
    )
    assert.equal(
      incomplete.sentence,
      'APP_KEY must be set, in the environment or in .env: README.md explains each variable.'
    )

    const file = copy.in('.env')
    writeFileSync(file, readFileSync(file, 'utf8').replace(' # written by npm start', ''))
    const run = await copy.npm(['run', 'serve', '--', '--migrate'])
    await untilSaid(run, /The shop serves http:\/\/localhost:\d+ on /)
    assert.equal(await frontPage(run.port), 200)
    // Without them a server grows to half as much again while a partner pulls every member.
    const switches = ['--max-semi-space-size=8', '--max-old-space-size=1536']
    assert.includeMembers(switchesOf(copy.in('build')), switches)
    assert.equal(await stop(run), STOPPED)
  })

  test('the production start refuses a half-finished build', async ({ assert }) => {
    rmSync(copy.in('build', '.inputs'))
    const { code, sentence } = await outcome(await copy.npm(['run', 'serve']))
    assert.equal(code, 1)
    assert.equal(sentence, 'There is no finished build: run "npm run build" first.')
  })

  test('the development start serves from the sources', async ({ assert }) => {
    const run = await copy.npm(['run', 'dev'])
    await untilUp(run)
    assert.equal(await frontPage(run.port), 200)
    assert.notMatch(run.said(), /Building/)
    assert.equal(await stop(run), STOPPED)
    await untilSilent(run.port)
  })
})
