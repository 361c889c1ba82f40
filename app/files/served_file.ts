import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf, isPackable } from './content_types.js'

/** How a body may be packed for its way. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file ready to be sent from memory. */
export interface ServedFile {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
}

/** Smaller files are not worth packing, in bytes. */
const PACK_MIN = 1024
/** Larger files are packed a little less, because packing them well takes seconds, in bytes. */
const LARGE = 400_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Reads a file and packs it, unless the build has laid packed ones beside it. */
export async function servedFile(path: string): Promise<ServedFile> {
  const identity = await readFile(path)
  const type = contentTypeOf(path)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (identity.length < PACK_MIN || !isPackable(type)) return { type, etag, bodies: { identity } }
  const [br, gz] = await Promise.all([
    readFile(`${path}.br`).catch(() => packWithBrotli(identity)),
    readFile(`${path}.gz`).catch(() => zip(identity, { level: 9 })),
  ])
  return { type, etag, bodies: { identity, br, gzip: gz } }
}

/** The smallest body of a file that the asker can unpack. */
export function bodyFor(file: ServedFile, accepted: string | undefined): [Encoding, Buffer] {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.bodies[encoding]
    if (body && takes(accepted, encoding)) return [encoding, body]
  }
  return ['identity', file.bodies.identity!]
}

function takes(accepted = '', encoding: string) {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(';')
    return name === encoding && !/q=0(\.0*)?$/.test(quality ?? '')
  })
}

function packWithBrotli(bytes: Buffer) {
  const quality = bytes.length > LARGE ? 6 : 10
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
