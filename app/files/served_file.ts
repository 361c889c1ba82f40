import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takes } from '#app/http/packing'
import { contentTypeOf, isPackable } from './content_types.js'

/** How a body may be packed for its way. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file ready to be sent from memory. */
export interface ServedFile {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
}

type Packers = Record<'br' | 'gzip', () => Promise<Buffer>>

/** Smaller files are not worth packing, in bytes. */
const PACK_MIN = 512
/** Larger files are packed a little less where the build has not done it, because it takes seconds; in bytes. */
const LARGE = 400_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Reads a file and packs it, unless the build has laid packed ones beside it. */
export async function servedFile(path: string): Promise<ServedFile> {
  const contents = await readFile(path)
  return fileOf(contents, contentTypeOf(path), {
    br: () => readFile(`${path}.br`).catch(() => packWithBrotli(contents)),
    gzip: () => readFile(`${path}.gz`).catch(() => zip(contents, { level: 9 })),
  })
}

/** Packs contents that lie in no file; to be done once and kept. */
export async function fileOf(
  identity: Buffer,
  type: string,
  packers: Packers = {
    br: () => packWithBrotli(identity),
    gzip: () => zip(identity, { level: 9 }),
  }
): Promise<ServedFile> {
  const etag = etagOf(identity)
  if (identity.length < PACK_MIN || !isPackable(type)) return { type, etag, bodies: { identity } }
  const [br, gzip] = await Promise.all([packers.br(), packers.gzip()])
  return { type, etag, bodies: { identity, br, gzip } }
}

function etagOf(contents: Buffer): string {
  return `"${createHash('sha256').update(contents).digest('base64url').slice(0, 22)}"`
}

/** The smallest body of a file that the asker can unpack. */
export function bodyFor(file: ServedFile, accepted: string | undefined): [Encoding, Buffer] {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.bodies[encoding]
    if (body && takes(accepted ?? '', encoding)) return [encoding, body]
  }
  return ['identity', file.bodies.identity!]
}

function packWithBrotli(bytes: Buffer) {
  const quality = bytes.length > LARGE ? 6 : constants.BROTLI_MAX_QUALITY
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
