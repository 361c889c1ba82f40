import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'
import { SERVER_PAGES } from './server_pages.js'

/** What a build of the pages leaves behind; names every file with its hash. */
export const manifestFile = 'public/assets/.vite/manifest.json'

const viteConfig = defineConfig({
  // Only the pages that the server renders are looked for here; all else is named by the manifest.
  buildDirectory: app.makePath(SERVER_PAGES),
  manifestFile,
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})

export default viteConfig
