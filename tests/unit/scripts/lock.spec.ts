import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { processStart, readLock, takeLock } from '../../../scripts/steps/lock.mjs'

test.group('The lock of a start', (group) => {
  let folder: string
  let file: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-lock-'))
    file = join(folder, 'storage', 'start.lock')
    return () => rmSync(folder, { recursive: true })
  })

  const leave = (owner: unknown) => {
    takeLock(file)()
    writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner))
  }

  test('is taken once, refused while its owner lives, and free after it was given back', ({
    assert,
  }) => {
    const release = takeLock(file, 3333)
    assert.containsSubset(readLock(file), { pid: process.pid, port: 3333 })
    for (const path of [file, join(folder, 'storage')]) {
      assert.equal(statSync(path).mode & 0o077, 0, 'only its owner reads the storage')
    }
    assert.throws(
      () => takeLock(file),
      `Another start (process ${process.pid}) is at work in this folder: wait until it is done or stop it.`
    )
    release()
    assert.isFalse(existsSync(file))
    takeLock(file)()
    assert.deepEqual(readdirSync(join(folder, 'storage')), [], 'nothing is left behind')
  })

  test('is taken over from a process that is gone', ({ assert }) => {
    const gone = spawnSync('true')
    leave({ pid: gone.pid, started: '1' })
    takeLock(file)
    assert.equal(readLock(file)?.pid, process.pid)
  })

  test('is taken over from a process whose number another one has now', ({ assert }) => {
    leave({ pid: process.pid, started: `${processStart(process.pid)}0` })
    takeLock(file)
    assert.equal(readLock(file)?.started, processStart(process.pid))
  })

  test('is taken over when it is half written', ({ assert }) => {
    leave('{"pid":')
    takeLock(file)
    assert.equal(readLock(file)?.pid, process.pid)
  })
})
