import { test } from '@japa/runner'
import { DECODES_PER_SECOND_MAX } from '~/scanner/constants'
import { createDecoder } from '~/scanner/decoder'
import { nativeLayer, type DecoderLayer } from '~/scanner/decoder_layers'
import { startScanLoop } from '~/scanner/scan_loop'
import { PageClock } from '#tests/support/page_clock'

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) } as ImageData

function layer(name: DecoderLayer['name'], decode: DecoderLayer['decode']): DecoderLayer {
  return { name, decode, close() {} }
}

test.group('Scan loop', () => {
  test('[U-29] decodes 25 times a second and never more often', async ({ assert, cleanup }) => {
    const clock = new PageClock()
    cleanup(clock.install())
    const begun = await decodesWithin(clock, { ms: 1000, each: 0 })
    assert.lengthOf(begun, DECODES_PER_SECOND_MAX)
    assert.equal(DECODES_PER_SECOND_MAX, 25)
  })

  for (const each of [0.3, 12.7, 39.9, 40, 100]) {
    test(`[U-29] no second has more than 25 decodes of ${each} ms`, async ({ assert, cleanup }) => {
      const clock = new PageClock()
      cleanup(clock.install())
      const begun = await decodesWithin(clock, { ms: 10_000, each })
      assert.isAtLeast(begun.length, each > 40 ? 99 : 240)
      for (const [place, time] of begun.entries()) {
        const inSecond = begun.slice(place).filter((other) => other < time + 1000)
        assert.isAtMost(inSecond.length, DECODES_PER_SECOND_MAX)
      }
    })
  }

  test('[Q-19] frames without a code say nothing; the first text is told', async ({ assert }) => {
    const texts: string[] = []
    const answers = [null, null, 'CODE']
    const decoder = { decode: async () => answers.shift() ?? null }
    await new Promise<void>((resolve) => {
      const stop = startScanLoop({
        decoder,
        frame: () => picture,
        onText(text) {
          texts.push(text)
          stop()
          resolve()
        },
        onBroken: () => assert.fail('nothing broke'),
      })
    })
    assert.deepEqual(texts, ['CODE'])
    assert.lengthOf(answers, 0)
  })
})

test.group('Decoder layers', () => {
  test('a layer that breaks is left out from then on', async ({ assert }) => {
    let nativeCalls = 0
    const native = layer('native', async () => {
      nativeCalls++
      throw new Error('service unavailable')
    })
    const decoder = createDecoder([native, layer('wasm', async () => ['CODE'])])
    assert.equal(await decoder.decode(picture), 'CODE')
    assert.equal(await decoder.decode(picture), 'CODE')
    assert.equal(nativeCalls, 1)
  })

  test('a browser whose detector knows no QR codes is read by the next layer', async ({
    assert,
  }) => {
    class BarcodeDetector {
      constructor() {
        throw new TypeError('Unsupported format')
      }
    }
    const native = nativeLayer({ BarcodeDetector })!
    const decoder = createDecoder([native, layer('wasm', async () => ['CODE'])])
    assert.equal(await decoder.decode(picture), 'CODE')
    assert.isNull(nativeLayer({}))
  })

  test('every eighth frame is looked at thoroughly, in the worker and not by the browser', async ({
    assert,
  }) => {
    const looks: string[] = []
    const noting = (name: DecoderLayer['name']) =>
      layer(name, async (_, patience) => {
        looks.push(`${name} ${patience}`)
        return []
      })
    const decoder = createDecoder([noting('native'), noting('wasm'), noting('script')])
    for (let frame = 0; frame < 8; frame++) await decoder.decode(picture)
    assert.deepEqual(looks, [...Array(7).fill('native glance'), 'wasm thorough'])
  })

  test('a single picture is shown to every layer', async ({ assert }) => {
    const decoder = createDecoder([
      layer('native', async () => []),
      layer('script', async () => ['X', 'Y']),
    ])
    assert.deepEqual(await decoder.decodeWhole(picture), ['X', 'Y'])
    assert.isNull(await decoder.decode(picture))
  })

  test('without a working layer decoding is an error', async ({ assert }) => {
    const broken = layer('script', async () => {
      throw new Error('no')
    })
    await assert.rejects(() => createDecoder([broken]).decode(picture), /No decoder/)
  })

  test('[U-31] a decode that hangs is given up after 10 s, and the next layer is asked', async ({
    assert,
    cleanup,
  }) => {
    const clock = new PageClock()
    cleanup(clock.install())
    for (const verb of ['decode', 'decodeWhole'] as const) {
      let asked = 0
      const hanging = layer('wasm', () => {
        asked++
        return new Promise(() => {})
      })
      const decoder = createDecoder([hanging, layer('script', async () => ['CODE'])])
      let text: string | string[] | null | undefined
      void decoder[verb](picture).then((found) => (text = found))
      await clock.pass(9_999)
      assert.isUndefined(text)
      await clock.pass(1)
      assert.deepEqual([text].flat(), ['CODE'])
      assert.equal(await decoder.decode(picture), 'CODE')
      assert.equal(asked, 1)
    }
  })
})

/** When decodes began that take `each` ms, within so many ms, by the clock. */
async function decodesWithin(clock: PageClock, { ms, each }: { ms: number; each: number }) {
  const begun: number[] = []
  const decoder = {
    async decode() {
      begun.push(clock.now)
      clock.now += each
      return null
    },
  }
  const stop = startScanLoop({ decoder, frame: () => picture, onText() {}, onBroken() {} })
  const end = clock.now + ms
  await clock.pass(ms)
  stop()
  return begun.filter((time) => time < end)
}
