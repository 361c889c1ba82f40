/** What the bundler says of one file. */
export interface Chunk {
  file: string
  /** By what the file was named, without its hash. */
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** Every file of a build, by its source. */
export type Manifest = Record<string, Chunk>

/** Folder of the pages in the manifest. */
export const PAGES = 'resources/pages/'
/** The file of what pages fetch by themselves once they are quiet; `vite.config.ts` names it. */
const QUIET = 'quiet'

/** The file of what takes the document over once it has been drawn; `vite.config.ts` names it. */
const APP = 'app'

/** What starts the pages: English brings its texts with the scripts, every other language fetches its file. */
export function startIn(locale: string): string {
  return `resources/app.${locale === 'en' ? 'en' : 'fetched'}.ts`
}

/** The sources a page is loaded from at first: the start in its language, what that leads to, the page, and the texts of its kind. */
export function startsOf(manifest: Manifest, page: string, locale: string): string[] {
  const texts = locale === 'en' ? [`texts:${page.split('/')[0]}`] : []
  const app = Object.keys(manifest).filter((source) => manifest[source].name === APP)
  const starts = [startIn(locale), ...app, `${PAGES}${page}.tsx`, ...texts]
  return starts.filter((source) => manifest[source])
}

/**
 * The files that sources lead to: what they import, and of what they may import later what is followed.
 *
 * @param isFollowed told the source that may be imported later
 */
export function reachedFrom(
  manifest: Manifest,
  starts: string[],
  isFollowed: (source: string) => boolean = () => false
): Chunk[] {
  const seen = new Map<string, Chunk>()
  const open = [...starts]
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) continue
    seen.set(source, chunk)
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isFollowed))
  }
  return [...seen.values()]
}

/** What a browser fetches for a page before anybody touches it. */
export interface FirstLoad {
  scripts: string[]
  styles: string[]
}

/** The files of a first load, at once and when the page is quiet. @param page `content/home` */
export function firstLoadOf(manifest: Manifest, page: string, locale: string): FirstLoad {
  const quiet = Object.keys(manifest).filter((source) => manifest[source].name === QUIET)
  const chunks = reachedFrom(manifest, [...startsOf(manifest, page, locale), ...quiet])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}
