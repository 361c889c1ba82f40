import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { inputsHash } from '../../../scripts/steps/build.mjs'
import { installedState, npmEnvironment } from '../../../scripts/steps/install.mjs'

test.group('What is already done', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'mesterpont-fresh-'))
    return () => rmSync(root, { recursive: true })
  })

  const write = (name: string, content: unknown) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const lockFile = (packages: object) =>
    write('package-lock.json', { packages: { '': {}, ...packages } })
  const installed = (packages: object) => write('node_modules/.package-lock.json', { packages })

  test('packages are missing without the list npm writes last, stale when it differs, else fresh', ({
    assert,
  }) => {
    const wanted = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    }
    lockFile(wanted)
    assert.equal(installedState(root), 'missing')
    installed({ 'node_modules/a': { version: '1.0.0' } })
    assert.equal(installedState(root), 'fresh', 'a package for another system is never installed')
    installed({ 'node_modules/a': { version: '0.9.0' } })
    assert.equal(installedState(root), 'stale')
    installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } })
    assert.equal(installedState(root), 'stale', 'a package too many')
    installed({})
    assert.equal(installedState(root), 'stale', 'a package too few')
    write('node_modules/.package-lock.json', '{"packages":')
    assert.equal(installedState(root), 'missing', 'half a list')
  })

  test('without a lock file one sentence says so', ({ assert }) => {
    assert.throws(
      () => installedState(root),
      'package-lock.json is missing or cannot be read: restore it from the repository.'
    )
  })

  test('the inputs of a build change with any name or content, never with an output', ({
    assert,
  }) => {
    write('app/a.ts', 'one')
    const first = inputsHash(root)
    write('public/assets/app.js', 'built')
    write('database/schema.ts', 'generated')
    write('.adonisjs/server/routes.json', 'written by every server that starts from the sources')
    write('build/app/a.js', 'built')
    write('tests/a.spec.ts', 'not part of it')
    assert.equal(inputsHash(root), first)
    write('app/a.ts', 'two')
    const second = inputsHash(root)
    assert.notEqual(second, first)
    write('modules/points/b.ts', '')
    assert.notEqual(inputsHash(root), second)
  })

  test('npm gets the environment of the person, not of the npm around it', ({ assert }) => {
    const given = {
      HOME: '/home/anna',
      npm_config_registry: 'http://registry.example',
      npm_config_local_prefix: '/elsewhere',
      npm_lifecycle_event: 'start',
      npm_package_name: 'mesterpont',
      PATH: [`${root}/node_modules/.bin`, '/usr/bin', '/x/npm/node-gyp-bin'].join(':'),
    }
    assert.deepEqual(npmEnvironment(given, root), {
      HOME: '/home/anna',
      npm_config_registry: 'http://registry.example',
      PATH: '/usr/bin',
    })
  })
})
