import { test } from '@japa/runner'
import { sourceFiles } from '#tests/support/source_files'

/** What a camera is opened and listed with, and what reads codes in plain JavaScript. */
const OWN_WAYS =
  /\b(getUserMedia|enumerateDevices)\(|\b(QRCodeReader|MultiFormatReader|HybridBinarizer|RGBLuminanceSource)\b/

test.group('Library of the scanner', () => {
  test('cameras and the third decoder are those of @zxing/browser, with none of ours beside', ({
    assert,
  }) => {
    const files = sourceFiles(['resources'])
    const own = files.filter(({ text }) => OWN_WAYS.test(text)).map(({ path }) => path)
    assert.deepEqual(own, [])
    const users = files.filter(({ text }) => text.includes("from '@zxing/browser'"))
    assert.sameMembers(
      users.map(({ path }) => path.replace(/^.*\/(?=\w+\.ts$)/, '')),
      ['camera.ts', 'camera_choice.ts', 'camera_lens.ts', 'script_decoder.ts']
    )
  })
})
