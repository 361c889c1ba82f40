import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { productionBuild } from './build.js'
import { startBuild, type RunningServer } from './processes.js'

/** What pages are built from. */
const SOURCES = ['.adonisjs', 'admin', 'app', 'config', 'lang', 'modules', 'package.json']
const PAGES = ['resources', 'tsconfig.json', 'tsconfig.pages.json', 'vite.config.ts']
/** What the languages are in: built pages, what the server renders them with, and the texts. */
const BUILT = ['public/assets', 'server_pages', 'lang']

/** The production build of this project with one more file in `lang/`. */
export interface ShopWithLanguage {
  /** Starts it on the database of the test run. */
  serve(environment: Record<string, string>): Promise<RunningServer>
  remove(): void
}

/**
 * Copies the project, adds the file of a language and builds the pages anew, as `npm run build` does. The server's own files
 * are those of the build that is there: compiling them again would give the same.
 */
export async function buildWithLanguage(code: string, texts: object): Promise<ShopWithLanguage> {
  const folder = mkdtempSync(join(tmpdir(), 'mesterpont-language-'))
  const [project, shop] = [join(folder, 'project'), join(folder, 'shop')]
  symlinkSync(app.makePath('node_modules'), join(folder, 'node_modules'))
  for (const name of [...SOURCES, ...PAGES]) {
    cpSync(app.makePath(name), join(project, name), { recursive: true })
  }
  writeFileSync(join(project, 'lang', `${code}.json`), JSON.stringify(texts))
  await promisify(execFile)(app.makePath('node_modules/.bin/vite'), ['build', '--app'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  cpSync(await productionBuild(), shop, { recursive: true })
  for (const name of BUILT) {
    rmSync(join(shop, name), { recursive: true })
    cpSync(join(project, name), join(shop, name), { recursive: true })
  }
  return {
    serve: (environment) => startBuild(shop, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
