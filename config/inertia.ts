import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'
import { SERVER_PAGES } from '#config/server_pages'
import { manifestFile } from '#config/vite'

/** The document of every page, in `resources/views`. */
export const ROOT_VIEW = 'inertia_layout'
/** Renders pages on the server. */
export const SERVER_ENTRY = 'resources/server.tsx'
/** Version while pages come from a development server. */
const UNBUILT = '1'

/** Names the build of the pages; read once, because every answer carries it. */
export function assetsVersion(): string {
  const file = app.makePath(manifestFile)
  if (process.env.DEV_MODE || !existsSync(file)) return UNBUILT
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)
}

/** Tests that need no built pages run without them. */
function rendersPages(): boolean {
  return !app.inTest || existsSync(app.makePath(SERVER_PAGES, 'server/.vite/manifest.json'))
}

const inertiaConfig = defineConfig({
  rootView: ROOT_VIEW,
  assetsVersion: assetsVersion(),
  ssr: { enabled: rendersPages(), entrypoint: SERVER_ENTRY },
})

export default inertiaConfig
