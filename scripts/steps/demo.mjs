import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cli } from './application.mjs'
import { Failure } from './failure.mjs'
import { say, step } from './narration.mjs'
import { storagePath } from './paths.mjs'

/** Where the logins of this installation's demo are kept for the next start. */
const loginsFile = (environment) => join(storagePath(environment), 'demo_logins.json')

/**
 * Fills an empty database with the demo shop; a database with anything in it stays as it is.
 * Answers the logins of the demo, an empty list where it has none.
 */
export async function fillDemo(mode, environment) {
  const known = readLogins(environment)
  if (known && known.database === databaseIdentity(environment)) return known.logins
  return step('Filling the demo shop', async () => {
    const logins = parseLogins(await fill(mode, environment))
    if (logins.length) saveLogins(environment, logins)
    else
      say('  the database is not empty, so it stays as it is, and its passwords are not known here')
    return logins
  })
}

async function fill(mode, environment) {
  try {
    return await cli(mode, ['demo', 'fill', '--json', '--if-empty'], environment)
  } catch (failure) {
    if (!/interrupted/.test(failure.output)) throw failure
    throw new Failure(
      'An earlier start was interrupted while it filled the demo shop: run "npm run cli -- demo reset --yes" to empty the database, then start again.'
    )
  }
}

function parseLogins(text) {
  try {
    return JSON.parse(text).logins
  } catch {
    throw new Failure(
      'The demo was filled but did not say its logins: run "npm run cli -- demo reset --yes", then start again.',
      text
    )
  }
}

function saveLogins(environment, logins) {
  const file = loginsFile(environment)
  const content = JSON.stringify({ database: databaseIdentity(environment), logins }, null, 2)
  writeFileSync(`${file}.unfinished`, `${content}\n`, { mode: 0o600 })
  renameSync(`${file}.unfinished`, file)
}

function readLogins(environment) {
  const file = loginsFile(environment)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Which database the logins belong to, so that a new one is filled again; without any secret in it. */
function databaseIdentity(environment) {
  if (environment.DATABASE_URL) {
    const { host, pathname } = new URL(environment.DATABASE_URL)
    return `${host}${pathname}`
  }
  const file = join(storagePath(environment), 'shop.sqlite')
  if (!existsSync(file)) return 'none'
  // A file system gives the number of a deleted file to the next one, so its birth tells them apart.
  const { ino, birthtimeMs } = statSync(file)
  return `sqlite ${ino} ${Math.floor(birthtimeMs)}`
}
