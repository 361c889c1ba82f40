import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'
import { manifestFile } from '#config/vite'

/** Version while pages come from a development server. */
const UNBUILT = '1'

/** Names the build of the pages; read once, because every answer carries it. */
export function assetsVersion(): string {
  const file = app.makePath(manifestFile)
  if (process.env.DEV_MODE || !existsSync(file)) return UNBUILT
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)
}

const inertiaConfig = defineConfig({
  rootView: 'inertia_layout',
  assetsVersion: assetsVersion(),
  ssr: { enabled: false },
})

export default inertiaConfig
