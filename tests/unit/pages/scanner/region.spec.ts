import { test } from '@japa/runner'
import { frameOfVideo } from '~/scanner/frame_of_video'
import { regionOf, regionWithFrame, type Part, type Place } from '~/scanner/region'

const UPRIGHT = { width: 720, height: 1280 }
const PHONE: Place = { left: 0, top: 0, width: 390, height: 844 }
/** CSS px of a video px on that phone. */
const SCALE = 844 / 1280
/** What a rounded pixel may cost, in CSS px. */
const SLACK = 0.01

const square = (left: number, top: number, side: number): Place => {
  return { left, top, width: side, height: side }
}

/** Whether all of a place on that phone is in the part. */
function holds({ x, y, width, height }: Part, frame: Place): boolean {
  const left = (PHONE.width - UPRIGHT.width * SCALE) / 2 + x * SCALE
  const top = y * SCALE
  return (
    left <= frame.left + SLACK &&
    top <= frame.top + SLACK &&
    left + width * SCALE >= frame.left + frame.width - SLACK &&
    top + height * SCALE >= frame.top + frame.height - SLACK
  )
}

test.group('Region of the scanner', () => {
  test('[U-30] [U-32] two thirds of the smaller side, 400 px without a video', ({ assert }) => {
    assert.deepEqual(regionOf(1280, 720), { x: 400, y: 120, side: 480 })
    assert.equal(regionOf(720, 1280).side, 480)
    assert.equal(regionOf(0, 0).side, 400)
  })

  test('[U-32] the canvas is a square of 400 px until there is a video', ({ assert }) => {
    const canvas = { width: 300, height: 150, getContext: () => null }
    Object.assign(globalThis, { document: { createElement: () => canvas } })
    try {
      const frame = frameOfVideo({ video: () => null, frame: () => null })
      assert.isNull(frame())
      assert.deepEqual([canvas.width, canvas.height], [400, 400])
    } finally {
      Reflect.deleteProperty(globalThis, 'document')
    }
  })

  test('[U-30] with a frame in the middle exactly the two thirds are decoded', ({ assert }) => {
    const part = regionWithFrame(square(67, 294, 256), PHONE, UPRIGHT)
    assert.deepEqual(part, { x: 120, y: 400, width: 480, height: 480 })
  })

  test('[U-30] a frame above the middle extends the region upwards and no further', ({
    assert,
  }) => {
    const frame = square(66, 150, 257)
    const part = regionWithFrame(frame, PHONE, UPRIGHT)
    assert.isTrue(holds(part, frame))
    assert.deepEqual(part, { x: 120, y: Math.floor(150 / SCALE), width: 480, height: 653 })
  })

  test('[U-30] a frame on any place of the phone is decoded whole, inside the video', ({
    assert,
  }) => {
    for (const side of [160, 257, 390]) {
      for (let left = 0; left <= 390 - side; left += 5) {
        for (let top = 0; top <= 844 - side; top += 11) {
          const part = regionWithFrame(square(left, top, side), PHONE, UPRIGHT)
          assert.isTrue(holds(part, square(left, top, side)), `${left} ${top} ${side}`)
          assert.isTrue(part.x >= 0 && part.x + part.width <= 720)
          assert.isTrue(part.y >= 0 && part.y + part.height <= 1280)
        }
      }
    }
  })

  test('a video that does not begin at the corner of the screen, such as on a desktop', ({
    assert,
  }) => {
    const dialog = { left: 320, top: 100, width: 640, height: 720 }
    const part = regionWithFrame(square(500, 150, 240), dialog, { width: 640, height: 480 })
    assert.deepEqual(part, { x: 160, y: 33, width: 320, height: 367 })
  })
})
