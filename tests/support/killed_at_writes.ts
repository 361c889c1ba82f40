/**
 * Ends this process as a power cut would, at one of the writes of a piece of work: before a statement that writes, in the middle
 * of a file, before it gets its name, or when the COMMIT has just come back. Imported before anything that opens a database.
 */
import { writeSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import Database from 'better-sqlite3'
import pg from 'pg'

const WRITE = /^\s*(insert into|update|delete from|commit)\s*["`]?(\w*)/i

/** Names of the writes that were come to. */
const points: string[] = []
let killAt: number | 'commit' | 'committed' | undefined

/** Watches the writes from now on, and ends the process before one of them, counted from 1. */
export function killAtWrite(at: number | 'commit' | 'committed'): void {
  killAt = at
}

/** Comes to a write; `half` is what of it is done before the end. */
async function comeTo(point: string, half?: () => Promise<unknown>): Promise<void> {
  if (!isTheEnd(point)) return
  await half?.()
  end()
}

function isTheEnd(point: string): boolean {
  if (killAt === undefined) return false
  points.push(point)
  return points.length === killAt || (point === 'COMMIT' && killAt === 'commit')
}

function end(): never {
  // Written at once, so that the test hears of it.
  writeSync(1, JSON.stringify(points))
  process.kill(process.pid, 'SIGKILL')
  for (;;);
}

function nameOf(sql: string): string | undefined {
  const [, verb, table] = WRITE.exec(sql) ?? []
  return verb && `${verb} ${table}`.trim().toUpperCase()
}

function endAfter(name: string | undefined): void {
  if (name === 'COMMIT' && killAt === 'committed') end()
}

watchSqlite()
watchPostgres()
await watchFiles()

function watchSqlite() {
  const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'))
  for (const verb of ['run', 'all', 'get'] as const) {
    const carryOut = statement[verb]
    statement[verb] = function (this: { source: string }, ...values: unknown[]) {
      const name = nameOf(this.source)
      if (name && isTheEnd(name)) end()
      const result = carryOut.apply(this, values)
      endAfter(name)
      return result
    }
  }
}

function watchPostgres() {
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text?: string }]
    const name = nameOf(typeof asked === 'string' ? asked : (asked.text ?? ''))
    if (name && isTheEnd(name)) end()
    const answer = ask.apply(this, args)
    if (name !== 'COMMIT') return answer
    return (answer as Promise<unknown>).then((result) => {
      endAfter(name)
      return result
    })
  }
  Object.assign(pg.Client.prototype, { query: watched })
}

async function watchFiles() {
  const { open, rename } = fs
  const any = await open(tmpdir(), 'r')
  const handle = Object.getPrototypeOf(any)
  await any.close()
  const { writeFile, sync } = handle
  Object.assign(handle, {
    async writeFile(this: fs.FileHandle, bytes: Uint8Array) {
      const half = bytes.subarray(0, bytes.length / 2)
      await comeTo('FILE HALF WRITTEN', () => writeFile.call(this, half))
      return writeFile.call(this, bytes)
    },
    async sync(this: fs.FileHandle) {
      await comeTo('FILE SYNC')
      return sync.call(this)
    },
  })
  Object.assign(fs, {
    async rename(from: string, to: string) {
      await comeTo('FILE NAMED')
      return rename(from, to)
    },
  })
  syncBuiltinESMExports()
}
