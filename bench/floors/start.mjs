import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../load/server.mjs'

/** Starts a floor server on a fresh folder. */
export function startFloor(file, port) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-floor-'))
  const path = new URL(file, import.meta.url).pathname
  const env = { ...process.env, PORT: String(port), FOLDER: folder, NODE_ENV: 'production' }
  return startServer([path], { env, port })
}
