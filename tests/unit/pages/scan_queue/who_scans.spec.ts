import { test } from '@japa/runner'
import { forgetScanningMember, scanningMember, setScanningMember } from '~/scan_queue/who_scans'

test.group('Who scans on this phone', (group) => {
  const kept = new Map<string, string>()
  group.setup(() => {
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
    return () => {
      if (before) Object.defineProperty(globalThis, 'localStorage', before)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })

  test('[A-11] a page drawn once more after the logout does not bring its member back', ({
    assert,
  }) => {
    setScanningMember(7)
    assert.equal(scanningMember(), 7)
    kept.clear()
    forgetScanningMember()
    setScanningMember(7)
    assert.equal(kept.size, 0)
    assert.isNull(scanningMember())
    setScanningMember(undefined)
    setScanningMember(7)
    assert.equal(scanningMember(), 7)
    assert.equal(kept.size, 1)
  })
})
