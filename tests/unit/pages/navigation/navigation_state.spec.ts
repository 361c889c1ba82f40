import { test } from '@japa/runner'
import { nextNavigation, type Navigation, type Step } from '~/navigation/protocol/navigation_state'
import { nameIn } from '~/navigation/protocol/save_file'

const BEGUN: Step = { step: 'begin', id: '0123456789', type: 'server', visitId: 'a' }

/** What steps make of nothing, one after the other. */
function states(steps: Step[]) {
  let current: Navigation | null = null
  return steps.map((step) => (current = nextNavigation(current, step))?.state)
}

test.group('The state of a navigation', () => {
  for (const [title, steps, expected] of [
    [
      'success',
      [BEGUN, { step: 'success', visitId: 'a' }, { step: 'end', visitId: 'a' }],
      ['pending', 'success', undefined],
    ],
    [
      'error',
      [BEGUN, { step: 'error', visitId: 'a' }, { step: 'end', visitId: 'a' }],
      ['pending', 'error', undefined],
    ],
    ['nothing', [BEGUN, { step: 'end', visitId: 'a' }], ['pending', undefined]],
    [
      'what is asked beside it',
      [BEGUN, { step: 'success', visitId: 'b' }, { step: 'end', visitId: 'b' }],
      ['pending', 'pending', 'pending'],
    ],
    ['what ends where nothing began', [{ step: 'end', visitId: 'b' }], [undefined]],
  ] as [string, Step[], (string | undefined)[]][]) {
    test(`[G-15] moves on by its own visit alone: ${title}`, ({ assert }) => {
      assert.deepEqual(states(steps), expected)
    })
  }
})

test.group('The name of a file that came as an answer', () => {
  for (const [disposition, name] of [
    ['attachment; filename="plain name.pdf"', 'plain name.pdf'],
    ['attachment; filename=bare.csv; size=1', 'bare.csv'],
    [`attachment; filename="a.csv"; filename*=UTF-8''%C3%A1.csv`, 'á.csv'],
    [`attachment; filename="b.csv"; filename*=UTF-8''100%`, 'b.csv'],
    ['attachment', 'download'],
  ]) {
    test(`[G-44] ${disposition}`, ({ assert }) => {
      assert.equal(nameIn(disposition), name)
    })
  }
})
