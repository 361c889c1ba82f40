import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import { sessionsDatabase, shopReader, type SqlRunner } from '#app/database/engine'
import { inRedis } from '#app/redis/redis'
import { usesPostgres } from '#config/database'
import { storagePath } from '#config/storage'

const TABLES = usesPostgres
  ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'"
  : "SELECT name FROM sqlite_master WHERE type = 'table'"

/** The tables of the shop's database, or of the one of sessions. */
export async function tablesOf(database: SqlRunner): Promise<string[]> {
  const found = await database.rows<{ name: string }>(TABLES)
  return found.map(({ name }) => name).sort()
}

/**
 * Where any of the words stands: `table.column` for every row of every table of both databases
 * and of Redis, and the paths of files under the storage folder, to the last byte.
 */
export async function placesOf(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const database of [shopReader(), sessionsDatabase()]) {
    for (const table of await tablesOf(database)) {
      for (const row of await database.rows<Record<string, unknown>>(`SELECT * FROM ${table}`)) {
        for (const [column, value] of Object.entries(row)) {
          if (holds(String(value), words)) found.push(`${table}.${column}`)
        }
      }
    }
  }
  return [
    ...new Set([...found, ...(await filesWith(words)), ...(await redisKeysWith(words))]),
  ].sort()
}

function holds(text: string, words: string[]): boolean {
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
}

/**
 * Read by another process: closing a file of the database in this one would give up the locks that
 * its open connection holds, and whoever opens it next would take its log away.
 */
async function filesWith(words: string[]): Promise<string[]> {
  const switches = ['--recursive', '--files-with-matches', '--ignore-case', '--text', '--null']
  const patterns = words.flatMap((word) => ['-e', word])
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const child = spawn('grep', [...switches, '--fixed-strings', ...patterns, storagePath], { env })
  let files = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (files += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  // 0 found, 1 found nothing; a file that is gone by now makes it 2.
  if (code !== 0 && code !== 1 && code !== 2) throw new Error(`grep ended with ${code}`)
  return files
    .split('\0')
    .filter(Boolean)
    .map((file) => relative(storagePath, file))
}

async function redisKeysWith(words: string[]): Promise<string[]> {
  return inRedis(
    async (redis) => {
      const keys = await redis.keys('*')
      const values = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')))
      return keys.filter((key, index) => holds(`${key} ${values[index]}`, words))
    },
    async () => []
  )
}
