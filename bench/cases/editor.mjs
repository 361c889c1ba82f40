// The editor of content in a browser: from a key to its letter on the screen, with 200 blocks beside one.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HERE, buildShop } from '../shop/start.mjs'

const SPEC = 'browser/admin/editor_speed.spec.ts'
/** Longest from a key to its letter for 95 of 100 keys, and from an address to the open record, in ms. */
const KEY_MS_MOST = 50
const OPEN_MS_MOST = 1000
/** How much longer than in the only block of a page; less than the machine makes of it by itself. */
const RATIO_LEAST = 0.5

/** The floor is the same record with one block. Both have their preview beside them. */
export const editor = {
  name: 'editor',
  needsShop: false,
  async measure() {
    await buildShop()
    const file = join(mkdtempSync(join(tmpdir(), 'bench-editor-')), 'figures.json')
    const args = ['ace', 'test', 'browser', `--files=${SPEC}`]
    const env = { ...process.env, EDITOR_FIGURES: file, TEST_BUILD: join(HERE, 'build') }
    await promisify(execFile)(process.execPath, args, { cwd: HERE, env, maxBuffer: 1e8 })
    const { one, many } = JSON.parse(readFileSync(file, 'utf8'))
    for (const [name, { keyMs, openMs }] of Object.entries({ one, many })) {
      console.error(`${name}: a key ${keyMs} ms (p95), opening ${openMs} ms`)
    }
    const ratio = one.keyMs / many.keyMs
    return {
      name: 'editor',
      goal: `a key ${KEY_MS_MOST} ms, opening ${OPEN_MS_MOST} ms`,
      floor: {},
      ours: { p50: many.keyP50Ms, p99: many.keyMs },
      ratio,
      bar: RATIO_LEAST,
      reached: many.keyMs <= KEY_MS_MOST && many.openMs <= OPEN_MS_MOST && ratio >= RATIO_LEAST,
      one,
      many,
    }
  },
}
