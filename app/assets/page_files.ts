import { existsSync, readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { manifestFile } from '#config/vite'
import { PAGES, reachedFrom, startsOf, type Chunk, type Manifest } from './first_load.js'

/** Workers and what they load are bundled apart, and the manifest does not name them. */
const APART = /worker.*\.js$|\.wasm$/

/** Travels after the scripts of a page. */
const FONT_STYLES = 'resources/css/fonts.css'

/** The menu of telephones comes when it is asked for. */
const MENU = 'resources/components/layout/menu_drawer.tsx'

/** What a page may load, by when it needs it. */
export interface PageFiles {
  /** With it, or over it once it is there. */
  page: string[]
  /** Only for what its reader may open later, workers included. */
  later: string[]
}

/** What may be left out of what a page loads, by the sources that are loaded on demand. */
export interface LoadedOnDemand {
  /** Comes later, with all that it alone needs. */
  later: RegExp
  /** Never comes. */
  never: RegExp
}

/**
 * Addresses of all files a page may load, now or later, so that it works without a network; other pages are left out.
 * Empty while pages come from a development server.
 *
 * @param page its name, `points/scan`
 * @param locale the language the page speaks
 */
export function filesOfPage(
  page: string,
  locale: string,
  { later, never }: LoadedOnDemand
): PageFiles {
  const manifest = builtManifest()
  if (!manifest) return { page: [], later: [] }
  const starts = startsOf(manifest, page, locale)
  const isWanted = (source: string) => !source.startsWith(PAGES) && !never.test(source)
  const own = filesOf(reachedFrom(manifest, starts, (one) => isWanted(one) && !later.test(one)))
  const all = filesOf(reachedFrom(manifest, starts, isWanted))
  const apart = readdirSync(app.publicPath('assets')).filter((name) => APART.test(name))
  const rest = [...all, ...apart].filter((file) => !own.has(file))
  return { page: [...own].sort().map(addressOf), later: [...new Set(rest)].sort().map(addressOf) }
}

function filesOf(chunks: Chunk[]): Set<string> {
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
}

/**
 * Addresses of the scripts a page begins with, besides those its start names itself: named in the document they come side
 * by side, else each one waits for the one that imports it.
 *
 * @param page its name, `content/home`
 * @param dialog the page that lies over it
 */
export function firstScripts(page: string, locale: string, dialog?: string): string[] {
  const manifest = builtManifest()
  if (!manifest) return []
  const [start, ...starts] = startsOf(manifest, page, locale)
  if (dialog) starts.push(...startsOf(manifest, dialog, locale))
  const { file, imports = [] } = manifest[start]
  const named = new Set([file, ...imports.map((source) => manifest[source].file)])
  const files = reachedFrom(manifest, [start, ...starts]).map((chunk) => chunk.file)
  return [...new Set(files)].filter((one) => !named.has(one)).map(addressOf)
}

/** Addresses of the scripts that open the menu of a page, besides those it begins with. @param page its name, `content/home` */
export function menuScripts(page: string, locale: string): string[] {
  const manifest = builtManifest()
  if (!manifest) return []
  const own = filesOf(reachedFrom(manifest, startsOf(manifest, page, locale)))
  const files = reachedFrom(manifest, [MENU]).map((chunk) => chunk.file)
  return files.filter((file) => !own.has(file)).map(addressOf)
}

/** Address of the styles that name the fonts; nothing while pages come from a development server, which has them elsewhere. */
export function fontStyles(): string | undefined {
  const styles = builtManifest()?.[FONT_STYLES]
  return styles && addressOf(styles.file)
}

let manifest: Manifest | undefined

/** Read once: a build does not change under a running server. Nothing while pages come from a development server. */
function builtManifest(): Manifest | undefined {
  const path = app.makePath(manifestFile)
  if (!manifest && !process.env.DEV_MODE && existsSync(path)) {
    manifest = JSON.parse(readFileSync(path, 'utf8'))
  }
  return manifest
}

function addressOf(file: string): string {
  return `/assets/${file}`
}
