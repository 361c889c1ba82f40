import { test } from '@japa/runner'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lookOf, TOAST_LOOKS } from '~/components/ui/toast_looks'

test('[N-10] every notification type has a look and an icon, unknown ones are black', ({
  assert,
}) => {
  const types = [
    'info',
    'success',
    'warning',
    'error',
    'gift',
    'other',
    'strange',
    'toString',
  ] as const
  const looks = types.map((type) => {
    const { className, icon } = TOAST_LOOKS[lookOf(type)]
    const drawn = renderToStaticMarkup(createElement(icon))
    return `${type}: ${className} ${/lucide-([\w-]+)/.exec(drawn)![1]}`
  })
  assert.deepEqual(looks, [
    'info: info info',
    'success: ok circle-check',
    'warning: warn triangle-exclamation-point',
    'error: bad circle-exclamation-point',
    'gift: gift gift',
    'other: other megaphone',
    'strange: other megaphone',
    'toString: other megaphone',
  ])
})
