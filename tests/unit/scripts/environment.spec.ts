import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  ensureEnvironmentFile,
  freshEnvironment,
  loadEnvironment,
  parseEnvironment,
  portOf,
  WRITTEN_MARK,
} from '../../../scripts/steps/environment.mjs'

test.group('The .env file', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'mesterpont-env-'))
    return () => rmSync(root, { recursive: true })
  })

  const write = (text: string) => writeFileSync(join(root, '.env'), text)

  test('values are read with quotes, comments, exports and references', ({ assert }) => {
    const text = [
      '# a comment',
      'PLAIN=value # with a comment',
      'export EXPORTED=yes',
      'DOUBLE="two words # no comment"',
      "SINGLE='it is so'",
      'EMPTY=',
      'ADDRESS=http://localhost:${PLAIN}',
      'ESCAPED=pa\\$\\$word',
      'KEYS=k1:AbC+/=',
    ].join('\n')
    assert.deepEqual(parseEnvironment(text), {
      PLAIN: 'value',
      EXPORTED: 'yes',
      DOUBLE: 'two words # no comment',
      SINGLE: 'it is so',
      EMPTY: '',
      ADDRESS: 'http://localhost:value',
      ESCAPED: 'pa$$word',
      KEYS: 'k1:AbC+/=',
    })
  })

  test('a written file has secrets of its own, is for its owner only and stays as it is', ({
    assert,
  }) => {
    const [one, other] = [
      parseEnvironment(freshEnvironment()),
      parseEnvironment(freshEnvironment()),
    ]
    assert.notEqual(one.APP_KEY, other.APP_KEY)
    assert.notEqual(one.CODE_KEYS, other.CODE_KEYS)
    assert.isAtLeast(one.APP_KEY.length, 32)
    assert.lengthOf(Buffer.from(one.CODE_KEYS.replace(/^k1:/, ''), 'base64'), 32)

    assert.isTrue(ensureEnvironmentFile(root))
    const text = readFileSync(join(root, '.env'), 'utf8')
    assert.equal(statSync(join(root, '.env')).mode & 0o777, 0o600)
    assert.isFalse(ensureEnvironmentFile(root))
    assert.equal(readFileSync(join(root, '.env'), 'utf8'), text)
  })

  test('every variable of the environment wins over the file', ({ assert }) => {
    write('PORT=3333\nHOST=127.0.0.1\nLOG_LEVEL=info\nSMS_DRIVER=file')
    const { environment } = loadEnvironment(root, {
      PORT: '4000',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'warn',
    })
    assert.containsSubset(environment, {
      PORT: '4000',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'warn',
      SMS_DRIVER: 'file',
    })
    assert.equal(environment.STORAGE_PATH, join(root, 'storage'))
    const moved = loadEnvironment(root, { STORAGE_PATH: 'elsewhere' }).environment
    assert.equal(moved.STORAGE_PATH, join(root, 'elsewhere'), 'the same for every command')
  })

  test('the README explains every variable the application knows, and the file writes no other', ({
    assert,
  }) => {
    const text = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')
    const known = [...text('start/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
    const table = text('README.md').split('## Configuration')[1]
    assert.isAbove(known.length, 10)
    assert.deepEqual(
      known.filter((name) => !table.includes(`\`${name}\``)),
      []
    )
    const written = Object.keys(parseEnvironment(freshEnvironment()))
    assert.deepEqual(
      written.filter((name) => !known.includes(name)),
      []
    )
  })

  test('a port of the environment moves the written address, never one that was chosen', ({
    assert,
  }) => {
    write('PORT=3333\nAPP_URL=http://localhost:3333')
    assert.equal(
      loadEnvironment(root, { PORT: '4000' }).environment.APP_URL,
      'http://localhost:4000'
    )
    write('PORT=3333\nAPP_URL=https://shop.example')
    assert.equal(
      loadEnvironment(root, { PORT: '4000' }).environment.APP_URL,
      'https://shop.example'
    )
  })

  test('a demo counts as written by the script only with its mark and from the file', ({
    assert,
  }) => {
    write(freshEnvironment())
    assert.isTrue(loadEnvironment(root, {}).demoByScript)
    assert.isFalse(
      loadEnvironment(root, { DEMO: 'true' }).demoByScript,
      'set by hand for this start'
    )
    write(freshEnvironment().replace(` ${WRITTEN_MARK}`, ''))
    assert.isFalse(loadEnvironment(root, {}).demoByScript, 'taken over by hand')
    assert.equal(loadEnvironment(root, {}).environment.DEMO, 'true')
  })

  test('what is no port is refused', ({ assert }) => {
    assert.equal(portOf({}), 3333)
    for (const PORT of ['abc', '0', '70000', '-1', '80.5', '1e3']) {
      assert.throws(
        () => portOf({ PORT }),
        `PORT is "${PORT}", but a port is a whole number from 1 to 65535.`
      )
    }
  })
})
