import { existsSync, readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { manifestFile } from '#config/vite'

/** What the bundler says of one file. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const ENTRY = 'resources/app.tsx'
const PAGES = 'resources/pages/'
/** Workers and what they load are bundled apart, and the manifest does not name them. */
const APART = /worker.*\.js$|\.wasm$/

/**
 * Addresses of all files a page may load, now or later, so that it works without a network; other
 * pages are left out. Empty while pages come from a development server.
 *
 * @param page source of the page, from `resources/pages/`
 */
export function filesOfPage(page: string): string[] {
  const path = app.makePath(manifestFile)
  if (!existsSync(path)) return []
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const files = new Set(readdirSync(app.publicPath('assets')).filter((name) => APART.test(name)))
  const seen = new Set<string>()
  const open = [ENTRY, PAGES + page]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    const later = (chunk.dynamicImports ?? []).filter((one) => !one.startsWith(PAGES))
    open.push(...(chunk.imports ?? []), ...later)
  }
  return [...files].sort().map((file) => `/assets/${file}`)
}
