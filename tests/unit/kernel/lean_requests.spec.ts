import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { ContainerResolver } from '@adonisjs/core/container'
import { test } from '@japa/runner'
import Tokens from 'csrf'
import { IntlMessageFormat } from 'intl-messageformat'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { kept, together } from '#app/framework/kept_instances'
import { KeptTexts } from '#app/framework/kept_texts'
import { requestLogger } from '#app/framework/request_logger'
import { rememberSessionCookies } from '#app/sessions/session_cookies'

test.group('Cross-site tokens', () => {
  test('a token is the one the library documents, and only the right one fits', ({ assert }) => {
    const tokens = new Tokens()
    const secret = tokens.secretSync()
    const token = tokens.create(secret)
    const [salt] = token.split('-')
    const digest = createHash('sha1').update(`${salt}-${secret}`).digest('base64url')
    assert.equal(token, `${salt}-${digest}`)
    assert.isTrue(tokens.verify(secret, token))
    const changed = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
    const wrong = [token.slice(1), `${token}a`, changed, salt, '', `${salt}-`, '-']
    for (const other of wrong) assert.isFalse(tokens.verify(secret, other), other)
    assert.isFalse(tokens.verify(tokens.secretSync(), token))
    assert.isFalse(tokens.verify('', token))
    assert.isFalse(tokens.verify(secret, [token] as unknown as string))
  })
})

test.group('Session cookies', () => {
  async function verifier() {
    const encryption = await app.container.make('encryption')
    const { constructor } = encryption.getMessageVerifier()
    const made = new (constructor as any)(['a key of at least sixteen characters'])
    const count = { signatures: 0 }
    const { unsign } = made
    made.unsign = (...values: any[]) => {
      count.signatures++
      return unsign.apply(made, values)
    }
    rememberSessionCookies(made, 'session')
    return { made, count }
  }

  test('a right cookie is known by heart, any other is looked at', async ({ assert }) => {
    const { made, count } = await verifier()
    const cookie = made.sign('id-1', undefined, 'session')
    assert.equal(made.unsign(cookie, 'session'), 'id-1')
    assert.equal(count.signatures, 0)
    const end = cookie.at(-1) === 'A' ? 'B' : 'A'
    for (const forged of [cookie.slice(0, -2) + end + 'x', `${cookie}x`, cookie.slice(1), '']) {
      assert.isNull(made.unsign(forged, 'session'), forged)
    }
    assert.isNull(made.unsign(cookie, 'another'))
    assert.equal(count.signatures, 5)
    assert.equal(made.sign('id-1', undefined, 'session'), cookie)
  })

  test('a forged cookie that was refused is refused again', async ({ assert }) => {
    const { made } = await verifier()
    const other = made.sign('id-2', undefined, 'another')
    assert.isNull(made.unsign(other, 'session'))
    assert.isNull(made.unsign(other, 'session'))
  })
})

test.group('What the framework does for each request', () => {
  test('an event is heard where somebody listens, and seen where events are faked', async ({
    assert,
    cleanup,
  }) => {
    const heard: unknown[] = []
    cleanup(() => emitter.restore())
    const stop = emitter.on('kernel:test' as any, (event) => void heard.push(event))
    await emitter.emit('kernel:test' as any, 1 as any)
    stop()
    await emitter.emit('kernel:test' as any, 2 as any)
    assert.deepEqual(heard, [1])
    const faked = emitter.fake()
    await emitter.emit('kernel:test' as any, 3 as any)
    faked.assertEmitted('kernel:test' as any)
  })

  test('kept classes have one object, others one a request', async ({ assert }) => {
    class Kept {
      handle(text: string) {
        return [this, text]
      }
    }
    class Other {}
    await kept([async () => ({ default: Kept })])[0]()
    const first: ContainerResolver<any> = app.container.createResolver()
    const second: ContainerResolver<any> = app.container.createResolver()
    const one = await first.make(Kept)
    assert.strictEqual(await second.make(Kept), one)
    assert.deepEqual(await (second as any).call(one, 'handle', ['hello']), [one, 'hello'])
    assert.notStrictEqual(await first.make(Other), await second.make(Other))
  })

  test('middleware joined run in their order, and stop where one of them stops', async ({
    assert,
  }) => {
    const seen: string[] = []
    const step = (name: string, act: (next: () => unknown) => unknown) => async () => ({
      default: class {
        handle(_ctx: unknown, next: () => unknown) {
          seen.push(name)
          return act(next)
        }
      },
    })
    const joined = async (middle: (next: () => unknown) => unknown) => {
      const load = together([
        step('one', (next) => next()),
        step('two', middle),
        step('three', (next) => next()),
      ])
      const { default: Together } = (await load()) as any
      return new Together().handle({}, async () => seen.push('next'))
    }
    await joined((next) => next())
    assert.deepEqual(seen.splice(0), ['one', 'two', 'three', 'next'])
    assert.equal(await joined(() => 'stopped'), 'stopped')
    assert.deepEqual(seen.splice(0), ['one', 'two'])
    const failing = joined(async () => {
      throw new Error('refused')
    })
    await assert.rejects(() => failing, 'refused')
    assert.deepEqual(seen, ['one', 'two'])
  })

  test('a text without values is itself, as the library would say', ({ assert }) => {
    const texts = new KeptTexts()
    for (const locale of ['en', 'hu']) {
      const path = new URL(`../../../lang/${locale}.json`, import.meta.url)
      const all: string[] = Object.values(JSON.parse(readFileSync(path, 'utf8')))
      const plain = all.filter((text) => !text.includes('{'))
      assert.isAbove(plain.length, 100)
      for (const text of plain) {
        const wanted = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format()
        assert.equal(texts.format(text, locale), wanted)
      }
      assert.equal(texts.format("it''s {points, number}", locale, { points: 3 }), "it's 3")
      assert.equal(texts.format("it''s {points, number}", locale, { points: 4 }), "it's 4")
      const thousands = texts.format('{points, number, points}', locale, { points: 2000 })
      assert.equal(thousands, locale === 'hu' ? '2\u00a0000' : '2,000')
    }
  })

  test('the lines of a request carry its id, and a silent request makes no logger', ({
    assert,
  }) => {
    const made: unknown[] = []
    const lines: unknown[] = []
    const root: any = {
      isLevelEnabled: (level: string) => level !== 'debug',
      child(bindings: unknown) {
        made.push(bindings)
        return { info: (line: unknown) => lines.push([bindings, line]) }
      },
    }
    const logger = requestLogger(root, { id: () => 'r1' } as any)
    logger.debug('nobody listens')
    assert.isEmpty(made)
    logger.info('one')
    logger.info('two')
    assert.lengthOf(made, 1)
    assert.deepEqual(lines, [
      [{ request_id: 'r1' }, 'one'],
      [{ request_id: 'r1' }, 'two'],
    ])
  })
})
