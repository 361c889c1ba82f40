import { test } from '@japa/runner'
import { sfIdOf } from '#auth/feed/sf_id'

test.group('Salesforce ids', () => {
  const CASES: [told: string, known: string | undefined][] = [
    ['a0D30000001n7Pi', 'a0D30000001n7PiEAI'],
    ['a0D30000001n7PiEAI', 'a0D30000001n7PiEAI'],
    ['a0d30000001n7pieai', 'a0D30000001n7PiEAI'],
    ['A0D30000001N7PIEAI', 'a0D30000001n7PiEAI'],
    ['0035g00000AbCdE', '0035g00000AbCdEAAV'],
    ['a0D30000001n7PiEA1', undefined],
    ['a0D30000001n7PiEA', undefined],
    ['a0D30000001n7P', undefined],
    ['a0D30000001n7P-', undefined],
    ['', undefined],
  ]
  for (const [told, known] of CASES) {
    test(`[H-67] ${told || 'nothing'} is ${known ?? 'none'}`, ({ assert }) => {
      assert.equal(sfIdOf(told), known)
    })
  }
})
