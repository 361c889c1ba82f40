import { test } from '@japa/runner'
import edge from 'edge.js'
import { scriptSafeJson } from '#app/http/page_tag'

/** Texts that end, open or swallow a script element. */
const TEXTS = [
  '<!--<script>',
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '\u2028\u2029',
  '&lt;',
]

test.group('Data of the first page', () => {
  test('no text of a member or of staff can end or swallow the element around it', async ({
    assert,
  }) => {
    for (const text of TEXTS) {
      const page = { component: 'content/home', props: { title: text }, url: '/', version: '1' }
      const html = await edge.renderRaw('@inertia()', { page })
      const [, json] = /<script data-page="app" type="application\/json">(.*?)<\/script>/.exec(
        html
      )!
      assert.notMatch(json, /[<>&\u2028\u2029]/)
      assert.deepEqual(JSON.parse(json), page)
      assert.isTrue(html.startsWith('<div id="app"></div><script '))
      assert.isTrue(html.endsWith('</script>'))
    }
  })

  test('what was made safe reads the same', ({ assert }) => {
    const value = { texts: TEXTS }
    assert.deepEqual(JSON.parse(scriptSafeJson(value)), value)
  })
})
