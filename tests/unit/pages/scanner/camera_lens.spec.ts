import { test } from '@japa/runner'
import { camerasOfDevice, nextCamera } from '~/scanner/camera_choice'
import { focusAt, keepFocus, lensOf, setTorch, setZoom } from '~/scanner/camera_lens'
import { picturePoint } from '~/scanner/picture_point'

/** A track with these capabilities that writes down what it was asked for. */
function givenTrack(capabilities: object, refuses?: (setting: object) => boolean) {
  const asked: object[] = []
  const track = {
    readyState: 'ended',
    getCapabilities: () => capabilities,
    async applyConstraints({ advanced: [setting] }: { advanced: object[] }) {
      asked.push(setting)
      if (refuses?.(setting)) throw new Error('OverconstrainedError')
    },
  }
  return { track: track as unknown as MediaStreamTrack, asked }
}

test.group('Camera lens', () => {
  test('offers what the camera has and nothing else', ({ assert }) => {
    const phone = givenTrack({
      torch: true,
      zoom: { min: 1, max: 3 },
      focusMode: ['continuous', 'single-shot'],
    })
    assert.deepEqual(lensOf(phone.track), { hasTorch: true, zooms: [1, 2], canFocus: true })
    const desktop = givenTrack({})
    assert.deepEqual(lensOf(desktop.track), { hasTorch: false, zooms: [], canFocus: false })
    const old = {} as MediaStreamTrack
    assert.deepEqual(lensOf(old), { hasTorch: false, zooms: [], canFocus: false })
  })

  test('lamp and zoom are set on the track; a refusal is told', async ({ assert }) => {
    const { track, asked } = givenTrack({}, (setting) => 'zoom' in setting)
    await setTorch(track, true)
    await assert.rejects(() => setZoom(track, 2), /Overconstrained/)
    assert.deepEqual(asked, [{ fillLightMode: 'flash', torch: true }, { zoom: 2 }])
  })

  test('the focus is kept by the camera where it can, and a tap moves it', async ({ assert }) => {
    const { track, asked } = givenTrack(
      { focusMode: ['continuous', 'single-shot'] },
      (setting) => 'pointsOfInterest' in setting
    )
    await keepFocus(track)
    await focusAt(track, { x: 0.25, y: 0.5 })
    assert.deepEqual(asked, [
      { focusMode: 'continuous' },
      { focusMode: 'single-shot', pointsOfInterest: [{ x: 0.25, y: 0.5 }] },
      { focusMode: 'single-shot' },
    ])
    const fixed = givenTrack({ focusMode: ['manual'] })
    await keepFocus(fixed.track)
    assert.deepEqual(fixed.asked, [])
  })

  test('a tap on the cropped picture is a place in the whole one', ({ assert }) => {
    const shown = { width: 400, height: 800 }
    const picture = { width: 1280, height: 720 }
    assert.deepEqual(picturePoint({ x: 200, y: 400 }, shown, picture), { x: 0.5, y: 0.5 })
    const corner = picturePoint({ x: 0, y: 0 }, shown, picture)
    assert.equal(corner.y, 0)
    // 800 px show 720, so 400 px of width show 360 of 1280 around the middle.
    assert.closeTo(corner.x, 0.5 - 180 / 1280, 1e-9)
  })
})

test.group('Camera choice', () => {
  test('goes round the cameras, beginning anew where the one in use is unknown', ({ assert }) => {
    assert.equal(nextCamera(['a', 'b', 'c'], 'b'), 'c')
    assert.equal(nextCamera(['a', 'b', 'c'], 'c'), 'a')
    assert.equal(nextCamera(['a', 'b'], undefined), 'a')
    assert.isUndefined(nextCamera([], 'a'))
  })

  test('microphones and nameless devices are no cameras', async ({ assert, cleanup }) => {
    const devices = [
      { kind: 'audioinput', deviceId: 'microphone' },
      { kind: 'videoinput', deviceId: 'rear' },
      { kind: 'videoinput', deviceId: '' },
    ]
    const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!
    const mediaDevices = { enumerateDevices: async () => devices }
    Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices }, configurable: true })
    cleanup(() => {
      Object.defineProperty(globalThis, 'navigator', real)
    })
    assert.deepEqual(await camerasOfDevice(), ['rear'])
  })
})
