import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from './failure.mjs'

/** Where the shop answers unless PORT says otherwise. */
export const PORT_DEFAULT = 3333

/** Stands behind DEMO in an `.env` that the start script wrote; a person who wants the demo writes the line without it. */
export const WRITTEN_MARK = '# written by npm start'

/** Names the production server cannot do without. */
export const REQUIRED_NAMES = ['APP_KEY', 'CODE_KEYS', 'APP_URL']

/** Reads the text of an `.env` file: quotes, comments, `export` and references such as `${HOST}` as the framework reads them. */
export function parseEnvironment(text) {
  const values = {}
  const line =
    /^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*("(?:\\.|[^"\\])*"|'[^']*'|`[^`]*`|[^#\r\n]*)/gm
  for (const [, name, raw] of text.matchAll(line)) values[name] = unquoted(raw.trim())
  for (const name of Object.keys(values)) values[name] = expanded(values[name], values)
  return values
}

function unquoted(raw) {
  const quote = raw[0]
  if (raw.length < 2 || !`"'\``.includes(quote) || raw.at(-1) !== quote) return raw
  const inner = raw.slice(1, -1)
  return quote === '"' ? inner.replace(/\\n/g, '\n') : inner
}

function expanded(value, values) {
  return value.replace(/\\\$|\$\{(\w+)\}|\$(\w+)/g, (found, braced, bare) =>
    found === '\\$' ? '$' : (process.env[braced ?? bare] ?? values[braced ?? bare] ?? '')
  )
}

/** The text of a first `.env` with secrets of its own. */
export function freshEnvironment() {
  return [
    '# Every variable of the environment wins over this file. README.md explains each one.',
    'NODE_ENV=production',
    'HOST=127.0.0.1',
    `PORT=${PORT_DEFAULT}`,
    `APP_URL=http://localhost:${PORT_DEFAULT}`,
    'LOG_LEVEL=info',
    '# Signs cookies and encrypts personal values: keep it secret, keep a copy, never change it lightly.',
    `APP_KEY=${randomBytes(32).toString('base64url')}`,
    '# Sign the codes on stickers: put a new key in front to rotate, keep the old ones while their stickers live.',
    `CODE_KEYS=k1:${randomBytes(32).toString('base64')}`,
    '# Messages are written to files instead of being sent.',
    'SMS_DRIVER=file',
    'MAIL_DRIVER=file',
    '# Stand-ins with made-up firms and consultants; no real service is asked.',
    'COMPANY_DRIVER=fake',
    'CONSULTANT_DRIVER=fake',
    '# The demo shop and its logins. The production start refuses this line as it stands.',
    `DEMO=true ${WRITTEN_MARK}`,
    '# Uncomment for a database server, and for several processes:',
    '# DATABASE_URL=postgres://user:password@127.0.0.1:5432/mesterpont',
    '# REDIS_URL=redis://127.0.0.1:6379',
    '',
  ].join('\n')
}

/** Writes an `.env` when there is none; answers whether it did. */
export function ensureEnvironmentFile(root) {
  const file = join(root, '.env')
  if (existsSync(file)) return false
  // Written beside and moved over, so that an interrupted run never leaves half a file.
  const unfinished = `${file}.${process.pid}.unfinished`
  writeFileSync(unfinished, freshEnvironment(), { mode: 0o600 })
  renameSync(unfinished, file)
  return true
}

/**
 * The environment of the application: the file's values with those of the environment winning.
 * `demoByScript` is true while DEMO comes from a line that the start script wrote.
 */
export function loadEnvironment(root, given = process.env) {
  const file = join(root, '.env')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const values = parseEnvironment(text)
  const environment = { ...values, ...given }
  // The build runs in a folder of its own, so a relative path must not depend on where it is read.
  environment.STORAGE_PATH = resolve(root, environment.STORAGE_PATH || 'storage')
  // The address in a written file only repeats its own port, so a port of the environment moves both.
  const addressIsDefault = values.APP_URL === `http://localhost:${values.PORT}` || !values.APP_URL
  if (!given.APP_URL && addressIsDefault)
    environment.APP_URL = `http://localhost:${portOf(environment)}`
  const marked = new RegExp(`^[ \\t]*DEMO=true[ \\t]*${WRITTEN_MARK}`, 'm').test(text)
  return { environment, demoByScript: marked && given.DEMO === undefined }
}

/** The port to listen on; refuses what is none. */
export function portOf(environment) {
  const text = environment.PORT || String(PORT_DEFAULT)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Failure(`PORT is "${text}", but a port is a whole number from 1 to 65535.`)
  }
  return port
}
