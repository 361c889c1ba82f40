import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { LANGUAGES } from '#app/languages'

const HOUSE = fileURLToPath(new URL('../../', import.meta.url))
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; object-src 'none'"
const SHELL =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kit</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/kit.css"></head>' +
  '<body><div id="app"></div><script type="module" src="/kit.js"></script></body></html>'
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

let files: ReturnType<typeof bundle> | undefined

/** A page with every component of the kit, served under a policy without inline styles. */
export interface KitPage {
  url: string
  close: () => void
}

/** Bundles the fixture of the kit with the house's own plugins and serves it on a free port. */
export async function serveKitPage(): Promise<KitPage> {
  files ??= bundle()
  const served = await files
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://kit').pathname.slice(1)
    response.setHeader('content-security-policy', POLICY)
    const file = served.get(name)
    response.setHeader('content-type', file ? typeOf(name) : 'text/html')
    response.end(file ?? SHELL)
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

async function bundle() {
  const { output } = (await build({
    configFile: false,
    root: HOUSE,
    logLevel: 'error',
    define: { SHOP_LANGUAGES: JSON.stringify(LANGUAGES) },
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: {
        '~/': `${HOUSE}resources/`,
        '@rules/': `${HOUSE}app/rules/`,
        '@draw/': `${HOUSE}modules/promo/draw/`,
        '@blocks/': `${HOUSE}modules/content/blocks/shared/`,
      },
    },
    build: {
      write: false,
      minify: false,
      // As the shop's own files: the policy allows none inside a sheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${HOUSE}tests/unit/pages/kit/fixture.tsx`,
        output: { entryFileNames: 'kit.js', assetFileNames: assetName },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code])
  )
}

function assetName({ names }: { names: string[] }): string {
  return names.some((name) => name.endsWith('.css')) ? 'kit.css' : 'assets/[name][extname]'
}
