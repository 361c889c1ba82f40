import { test } from '@japa/runner'
import { publicHead, withoutLocaleQuery } from '#app/inertia/page_head'
import { textsIn } from '#app/middleware/locale_middleware'

const head = (page: object) =>
  publicHead({ component: 'content/faq', url: '/gyik?q=1', props: {}, ...page }, textsIn('en'))

test.group('Head of a page', () => {
  test('its title is the one that was rendered, else the name of the shop, escaped', ({
    assert,
  }) => {
    const props = { productName: '"><script>x</script>' }
    assert.equal(head({ props })!.title, '&quot;&gt;&lt;script&gt;x&lt;/script&gt;')
    const ssrHead = ['<meta>', '<title data-inertia="">Q &amp; A</title>']
    assert.equal(head({ props, ssrHead })!.title, 'Q &amp; A')
  })

  test('nobody is told of pages of members, of errors and of the scanner of phones', ({
    assert,
  }) => {
    assert.isNull(head({ props: { security: { user: { id: 1 } } } }))
    assert.isNull(head({ component: 'content/error' }))
    assert.isNull(head({ props: { shell: true } }))
  })

  test('the canonical address is without a query; each language has one of its own', ({
    assert,
  }) => {
    const { canonical, alternates } = head({})!
    assert.match(canonical, /^https?:\/\/[^?]+\/gyik$/)
    const told = alternates.map(({ locale, address }) => [locale, address.replace(canonical, '')])
    assert.deepEqual(told.toSorted(), [
      ['en', '?lang=en'],
      ['hu', '?lang=hu'],
      ['x-default', ''],
    ])
  })

  test('only the wish for a language leaves the address', ({ assert }) => {
    assert.equal(withoutLocaleQuery('/gyik?lang=hu&q=1'), '/gyik?q=1')
    assert.equal(withoutLocaleQuery('/gyik?lang=hu'), '/gyik')
    assert.equal(withoutLocaleQuery('/gyik?q=lang'), '/gyik?q=lang')
  })
})
