import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFloor } from './database.mjs'
import { startServer } from '../load/server.mjs'

/** Filled once a run; each floor begins with a copy. */
let filled

/** Starts a floor server on a fresh folder, with so many scans of earlier years. */
export function startFloor(file, port, earlierScans = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-floor-'))
  const database = join(folder, 'floor.sqlite')
  filled ??= fillFloor(
    join(mkdtempSync(join(tmpdir(), 'bench-floor-')), 'floor.sqlite'),
    earlierScans
  )
  copyFileSync(filled, database)
  const path = new URL(file, import.meta.url).pathname
  const env = { ...process.env, PORT: String(port), FOLDER: folder, NODE_ENV: 'production' }
  return startServer([path], { env, port })
}
