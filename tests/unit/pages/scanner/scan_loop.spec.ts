import { test } from '@japa/runner'
import { DECODES_PER_SECOND_MAX } from '~/scanner/constants'
import { createDecoder, withTimeout } from '~/scanner/decoder'
import { nativeLayer, type DecoderLayer } from '~/scanner/decoder_layers'
import { startScanLoop } from '~/scanner/scan_loop'

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) } as ImageData

function layer(name: DecoderLayer['name'], decode: DecoderLayer['decode']): DecoderLayer {
  return { name, decode, close() {} }
}

test.group('Scan loop', () => {
  test('[U-29] decodes at most 25 times a second', async ({ assert }) => {
    let decodes = 0
    const decoder = {
      async decode() {
        decodes++
        return null
      },
    }
    const stop = startScanLoop({ decoder, frame: () => picture, onText() {}, onBroken() {} })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    stop()
    assert.isAtMost(decodes, DECODES_PER_SECOND_MAX + 1)
    assert.isAtLeast(decodes, 2)
  })

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
    const decoder = createDecoder([native, layer('wasm', async () => 'CODE')])
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
    const decoder = createDecoder([native, layer('wasm', async () => 'CODE')])
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
        return null
      })
    const decoder = createDecoder([noting('native'), noting('wasm'), noting('script')])
    for (let frame = 0; frame < 8; frame++) await decoder.decode(picture)
    assert.deepEqual(looks, [...Array(7).fill('native glance'), 'wasm thorough'])
  })

  test('a single picture is shown to every layer', async ({ assert }) => {
    const decoder = createDecoder([
      layer('native', async () => null),
      layer('script', async () => 'X'),
    ])
    assert.equal(await decoder.decodeThoroughly(picture), 'X')
    assert.isNull(await decoder.decode(picture))
  })

  test('without a working layer decoding is an error', async ({ assert }) => {
    const broken = layer('script', async () => {
      throw new Error('no')
    })
    await assert.rejects(() => createDecoder([broken]).decode(picture), /No decoder/)
  })

  test('[U-31] a decode that hangs is rejected after 10 s', async ({ assert, cleanup }) => {
    const real = globalThis.setTimeout
    const waits: number[] = []
    globalThis.setTimeout = ((run: () => void, ms: number) => {
      waits.push(ms)
      return real(run, 0)
    }) as any
    cleanup(() => {
      globalThis.setTimeout = real
    })
    await assert.rejects(() => withTimeout(new Promise(() => {})), /too long/)
    assert.deepEqual(waits, [10_000])
  })
})
