import { test } from '@japa/runner'
import { lookOf, TOAST_LOOKS } from '~/components/ui/toast_looks'

test('[N-10] every notification type has a look, unknown ones are black', ({ assert }) => {
  const classes = [
    'info',
    'success',
    'warning',
    'error',
    'gift',
    'other',
    'strange',
    'toString',
  ].map((type) => TOAST_LOOKS[lookOf(type)].className)
  assert.deepEqual(classes, ['info', 'ok', 'warn', 'bad', 'gift', 'other', 'other', 'other'])
})
