import app from '@adonisjs/core/services/app'
import type { Rolldown } from 'vite'

/** Where the files of the page are asked for. */
export const COMPONENT_PAGE_FILES = '/dev/ui/files/'
/** The entry and what it becomes. */
const ENTRY = 'resources/component_page/main.tsx'
const SCRIPT = 'main.js'

/** What the page loads, by name. */
export type PageFiles = Map<string, string | Uint8Array>

let bundled: Promise<PageFiles> | undefined

/** The files of the page that was opened last. */
export const componentPageFiles = (): Promise<PageFiles> => (bundled ??= bundleComponentPage())

/** Bundles the page from the sources as they are now; tests change none and keep the first bundle. */
export async function freshComponentPage(): Promise<PageFiles> {
  if (!app.inTest) bundled = undefined
  try {
    return await componentPageFiles()
  } catch (error) {
    bundled = undefined
    throw error
  }
}

/**
 * The page is no entry of the shop's own bundle: there it would change which files the pages share, and production would carry it.
 * What bundles it is installed where the shop is developed alone.
 */
async function bundleComponentPage(): Promise<PageFiles> {
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  const { output } = (await build({
    configFile: false,
    root: app.makePath(),
    base: COMPONENT_PAGE_FILES,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: {
        '~/': app.makePath('resources/'),
        '@rules/': app.makePath('app/rules/'),
        '@blocks/': app.makePath('modules/content/blocks/shared/'),
        '@draw/': app.makePath('modules/promo/draw/'),
      },
    },
    build: {
      write: false,
      minify: false,
      // As the shop's own files: the content policy allows none inside a sheet.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: app.makePath(ENTRY),
        output: { entryFileNames: SCRIPT, assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code])
  )
}
