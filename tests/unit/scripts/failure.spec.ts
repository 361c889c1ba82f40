import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { Failure, readableEnd, sentenceOf } from '../../../scripts/steps/failure.mjs'
import { assertPortIsFree } from '../../../scripts/steps/port.mjs'

test.group('Failures of the scripts', () => {
  test('each becomes one sentence and never a stack trace', ({ assert }) => {
    const system = (code: string) =>
      Object.assign(new Error(`${code}: open`), { code, path: '/shop/build' })
    assert.match(
      sentenceOf(system('EACCES')),
      /^This user may not .* \/shop\/build: give it permission to .*\.$/
    )
    assert.match(
      sentenceOf(system('EROFS')),
      /^\/shop\/build lies on a file system that is mounted read-only: /
    )
    assert.match(sentenceOf(system('ENOSPC')), /^The disk is full at \/shop\/build: /)
    assert.equal(sentenceOf(new Failure('The build failed.')), 'The build failed.')
    assert.notMatch(
      sentenceOf(new TypeError('x is not a function\n    at y (z.js:1:1)')),
      /\n| at /
    )
  })

  test('of the words of a failed command the end is shown, without its stack', ({ assert }) => {
    const said =
      'Error: no such table\n    at Database.prepare (/a/b.js:1:2)\n    at async run (file:///c.js:3:4)\n\nends here\n'
    assert.equal(readableEnd(said), 'Error: no such table\nends here')
    assert.lengthOf(readableEnd('line\n'.repeat(500)).split('\n'), 25)
  })

  test('a taken port, also on the other loopback address, and a foreign host are named', async ({
    assert,
  }) => {
    for (const host of ['127.0.0.1', '::1']) {
      const server = createServer()
      const listening = await new Promise<boolean>((resolve) => {
        server.once('error', () => resolve(false))
        server.listen({ host, port: 0 }, () => resolve(true))
      })
      // A machine without the second protocol has nothing to collide with.
      if (!listening) continue
      const { port } = server.address() as AddressInfo
      await assert.rejects(
        () => assertPortIsFree('127.0.0.1', port),
        new RegExp(`^Port ${port} is taken by another program: `)
      )
      await new Promise((resolve) => server.close(resolve))
      await assertPortIsFree('127.0.0.1', port)
    }
    await assert.rejects(
      () => assertPortIsFree('192.0.2.1', 3333),
      /^HOST is "192\.0\.2\.1", which is not an address of this machine/
    )
  })
})
