import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|json|svg|txt|wasm)$/
/** Smaller files travel as they are, in bytes; the server has the same bound. */
const WORTH_PACKING_MIN = 512
/** Files packed side by side. */
const AT_ONCE = 4

const PACKERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Lays the files of a build beside themselves, packed as well as it goes, so that no request waits for that. What did
 * not change since the last build is taken from `kept`.
 *
 * @param assets folder of the compiled files
 * @param kept folder for packed files by what they hold; left with those of this build
 */
export async function packAssets(assets, kept) {
  mkdirSync(kept, { recursive: true })
  const files = readdirSync(assets).filter((name) => TEXT.test(name))
  const used = new Set()
  const packNext = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      for (const one of await packOne(join(assets, name), kept)) used.add(one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, packNext))
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name))
}

/** @returns the names of its packed forms in `kept` */
async function packOne(path, kept) {
  const bytes = readFileSync(path)
  if (bytes.length < WORTH_PACKING_MIN) return []
  const hash = createHash('sha256').update(bytes).digest('hex')
  const names = []
  for (const [ending, pack] of Object.entries(PACKERS)) {
    const name = `${hash}.${ending}`
    names.push(name)
    try {
      copyFileSync(join(kept, name), `${path}.${ending}`)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
      const packed = await pack(bytes)
      writeFileSync(`${path}.${ending}`, packed)
      copyFileSync(`${path}.${ending}`, join(kept, name))
    }
  }
  return names
}
