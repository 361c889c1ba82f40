import { test } from '@japa/runner'
import { setStylesAside } from '~/navigation/set_aside_styles'

test.group('Styles of single elements', () => {
  test('they are set aside in tags, wherever they stand', ({ assert }) => {
    const html = '<div id="a" style="width:1px"><i style="top:0" class="b"></i></div>'
    const aside = '<div id="a" data-style="width:1px"><i data-style="top:0" class="b"></i></div>'
    assert.equal(setStylesAside(html), aside)
  })

  test('what only reads like one stays', ({ assert }) => {
    for (const text of [
      '<p>write style="red" here</p>',
      '<p>1 &lt; 2 style="x"</p>',
      'a style="b"',
    ]) {
      assert.equal(setStylesAside(text), text)
    }
  })
})
