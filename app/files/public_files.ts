import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import app from '@adonisjs/core/services/app'
import { mediaPath } from '#app/media/pictures'
import { servedFile, type ServedFile } from './served_file.js'
import { isMissingFile } from '#app/files/missing_file'
import { APP_MANIFEST, appManifest } from './app_manifest.js'

/** Compiled for the server, telling how the rest was compiled, or packed beside what is sent: nobody's business. */
const HIDDEN = /^\/assets\/((server|\.vite)(\/|$)|.*\.(br|gz)$)/
const HASHED = /^\/assets\//
const PICTURE = /^\/media\/([A-Za-z0-9_-]{1,64}-\d{2,4})\.(webp|avif)$/
/** Bytes of files kept in memory; beyond it files are read each time. */
const MEMORY_MAX = 64 * 1024 * 1024

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FRESH = 'no-cache'
const USUAL = 'public, max-age=3600'
/** Must be asked for again each time, or a new version would never arrive. */
const WORKER = '/sw.js'

/** A file and how long it may be kept. */
export interface FoundFile {
  file: ServedFile
  cacheControl: string
}

const kept = new Map<string, { file: Promise<ServedFile>; changedAt: number }>()
let keptBytes = 0
let known: Promise<Set<string>> | undefined

/** Whether an address can be a file at all; every other address costs no look at the disk. */
export function mayBeFile(path: string): boolean {
  return /^\/(assets|media|fonts)\//.test(path) || path.includes('.')
}

/** Whether an address is that of a file of the build: it never changes, and everybody may have it. */
export const isBuilt = (path: string): boolean => HASHED.test(path)

/** The file under an address, or null where there is none to show. */
export async function findFile(path: string): Promise<FoundFile | null> {
  if (HIDDEN.test(path)) return null
  const picture = PICTURE.exec(path)
  if (picture) return findPicture(picture[1], picture[2])
  if (path === APP_MANIFEST) return { file: await appManifest(), cacheControl: FRESH }
  if (!isPlainPath(path)) return null
  const place = join(app.publicPath(), path)
  const changedAt = await changeOf(path, place)
  if (changedAt === null) return null
  const file = await fromMemory(place, changedAt)
  return { file, cacheControl: cacheControlOf(path) }
}

async function findPicture(name: string, form: string): Promise<FoundFile | null> {
  try {
    const file = await servedFile(join(mediaPath, `${name}.${form}`))
    return { file, cacheControl: IMMUTABLE }
  } catch (error) {
    if (!isMissingFile(error)) throw error
    // Pictures of former days were kept as WebP alone, and no browser falls back to it by itself.
    const older = form === 'avif' ? await findPicture(name, 'webp') : null
    return older && { ...older, cacheControl: USUAL }
  }
}

/** No hidden file, no way out of the folder, no sign that the disk reads in its own way. */
function isPlainPath(path: string) {
  return path.split('/').every((part, at) => at === 0 || /^[\w@+-][\w@+.~-]*$/.test(part))
}

/** In production the files are those of the build; elsewhere they change under our hands. */
async function changeOf(path: string, place: string): Promise<number | null> {
  if (app.inProduction) {
    known ??= listOfFiles()
    return (await known).has(path) ? 0 : null
  }
  const found = await stat(place).catch(() => null)
  return found?.isFile() ? found.mtimeMs : null
}

async function listOfFiles(): Promise<Set<string>> {
  const root = app.publicPath()
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`))
}

async function fromMemory(place: string, changedAt: number): Promise<ServedFile> {
  const former = kept.get(place)
  if (former?.changedAt === changedAt) return former.file
  const reading = servedFile(place)
  if (keptBytes < MEMORY_MAX) {
    kept.set(place, { file: reading, changedAt })
    reading.then(
      ({ bodies }) =>
        (keptBytes += Object.values(bodies).reduce((sum, one) => sum + one.length, 0)),
      () => kept.delete(place)
    )
  }
  return reading
}

function cacheControlOf(path: string) {
  if (isBuilt(path)) return IMMUTABLE
  return path === WORKER ? FRESH : USUAL
}
