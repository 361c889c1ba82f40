import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { BadUsage } from '#cli/failures'
import { newFile } from '#cli/new_file'

test.group('A new file', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-file-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const at = (name: string) => join(folder, name)

  test('appears whole under its name', async ({ assert }) => {
    await newFile(at('a.csv'), Readable.from(['one ', 'two']))
    assert.equal(readFileSync(at('a.csv'), 'utf8'), 'one two')
    assert.deepEqual(readdirSync(folder), ['a.csv'])
  })

  test('never takes the place of something else', async ({ assert }) => {
    writeFileSync(at('file'), 'precious')
    mkdirSync(at('folder'))
    symlinkSync(at('file'), at('link'))
    symlinkSync(at('nowhere'), at('dangling'))
    for (const name of ['file', 'folder', 'link', 'dangling', 'no/such/folder']) {
      const refused = await newFile(at(name), Readable.from(['x'])).catch((error) => error)
      assert.instanceOf(refused, BadUsage)
    }
    assert.equal(readFileSync(at('file'), 'utf8'), 'precious')
    assert.isFalse(existsSync(at('nowhere')))
  })

  test('leaves nothing behind where its contents fail', async ({ assert }) => {
    async function* contents() {
      yield 'half'
      throw new Error('Interrupted')
    }
    await assert.rejects(() => newFile(at('a.csv'), Readable.from(contents())), 'Interrupted')
    assert.deepEqual(readdirSync(folder), [])
  })
})
