import { defineConfig } from '@adonisjs/vite'

/** What a build of the pages leaves behind; names every file with its hash. */
export const manifestFile = 'public/assets/.vite/manifest.json'

const viteConfig = defineConfig({
  buildDirectory: 'public/assets',
  manifestFile,
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})

export default viteConfig
