import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { bodyFor, servedFile } from '#app/files/served_file'
import { packAssets } from '../../../scripts/steps/pack_assets.mjs'

const SCRIPT = 'export const answer = 42\n'.repeat(200)

test.group('Packed files of a build', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'mesterpont-packed-'))
    return () => rmSync(root, { recursive: true })
  })

  test('texts lie packed beside themselves, and are taken from the last build while they stay', async ({
    assert,
  }) => {
    const kept = join(root, 'kept')
    const assets = join(root)
    writeFileSync(join(assets, 'app-1.js'), SCRIPT)
    writeFileSync(join(assets, 'short-1.js'), 'run()')
    writeFileSync(join(assets, 'font-1.woff2'), SCRIPT)
    await packAssets(assets, kept)
    assert.equal(brotliDecompressSync(readFileSync(join(assets, 'app-1.js.br'))).toString(), SCRIPT)
    assert.equal(gunzipSync(readFileSync(join(assets, 'app-1.js.gz'))).toString(), SCRIPT)
    for (const name of ['short-1.js.br', 'font-1.woff2.br', 'app-1.js.br.br']) {
      assert.isFalse(existsSync(join(assets, name)), name)
    }

    const [packed] = readdirSync(kept).filter((name) => name.endsWith('.br'))
    writeFileSync(join(kept, packed), 'from the last build')
    rmSync(join(assets, 'app-1.js.br'))
    await packAssets(assets, kept)
    assert.equal(readFileSync(join(assets, 'app-1.js.br'), 'utf8'), 'from the last build')
    const [encoding, body] = bodyFor(await servedFile(join(assets, 'app-1.js')), 'br')
    assert.deepEqual([encoding, body.toString()], ['br', 'from the last build'])

    writeFileSync(join(assets, 'app-1.js'), `${SCRIPT};`)
    await packAssets(assets, kept)
    assert.equal(
      brotliDecompressSync(readFileSync(join(assets, 'app-1.js.br'))).toString(),
      `${SCRIPT};`
    )
    assert.lengthOf(readdirSync(kept), 2)
  })
})
