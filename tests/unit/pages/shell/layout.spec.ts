import { test } from '@japa/runner'
import RegisterDetails from '~/pages/auth/register_details'
import { drawn, MEMBER } from './rendered'

test.group('Layout', () => {
  test('[L-01] guests see Register and Login, members the menu of the server', ({ assert }) => {
    const guest = drawn()
    assert.match(guest, /href="\/regisztracio"[^>]*><span>Register/)
    assert.match(guest, /href="\/belepes"[^>]*>Log in/)
    const member = drawn({ shared: MEMBER })
    assert.notInclude(member, '/regisztracio')
    assert.notInclude(member, '/belepes')
    assert.match(member, /<nav[^>]*>.*href="\/gyik"[^>]*>Questions/)
  })

  test('[L-04] the bell is there for members only', ({ assert }) => {
    assert.notInclude(drawn(), 'Notifications')
    assert.include(drawn({ shared: MEMBER }), 'aria-label="Notifications, 3 unread"')
  })

  test('[L-03] the cart is there when it holds something, unless it is hidden', ({ assert }) => {
    assert.include(drawn({ shared: MEMBER }), 'aria-label="Cart, 2 items"')
    assert.notInclude(drawn({ shared: MEMBER, flags: { hideCart: true } }), 'Cart')
    const empty = { ...MEMBER, cart: { ...MEMBER.cart, count: 0 } }
    assert.notInclude(drawn({ shared: empty }), 'Cart')
  })

  test('[A-46] the last step of the registration has neither menu nor cart, not even a full one', ({
    assert,
  }) => {
    const flags = RegisterDetails.layoutFlags
    assert.deepEqual(flags, { hideMenu: true, hideCart: true })
    const url = '/regisztracio/step/3'
    const parts = ['<nav', 'aria-label="Cart, 2 items"']
    for (const part of parts) {
      assert.include(drawn({ shared: MEMBER, url }), part)
      assert.notInclude(drawn({ shared: MEMBER, url, flags }), part)
    }
  })

  test('[L-05] the footer shows the links of the server', ({ assert }) => {
    assert.match(drawn(), /<footer.*href="\/adatvedelmi-tajekoztato"[^>]*>Privacy notice/)
  })

  test('[L-06] each flag leaves out its own part and nothing else', ({ assert }) => {
    const parts: Record<string, RegExp> = {
      header: /<header/,
      menu: /<nav/,
      footer: /<footer/,
      cart: /aria-label="Cart/,
      background: /^(?!.*no-background)/s,
      containment: /^(?!.*not-contained)/s,
    }
    const flags = {
      hideHeader: ['header', 'menu'],
      hideMenu: ['menu'],
      hideFooter: ['footer'],
      hideCart: ['cart'],
      hideBackground: ['background'],
      notContained: ['containment'],
    }
    for (const [flag, missing] of Object.entries(flags)) {
      const html = drawn({ shared: MEMBER, flags: { [flag]: true } })
      for (const [part, sign] of Object.entries(parts)) {
        assert.equal(sign.test(html), !missing.includes(part), `${part} with ${flag}`)
      }
    }
  })

  test('[L-09] an outside address of the menu is a plain link', ({ assert }) => {
    assert.match(drawn(), /<a rel="noopener" href="https:\/\/group\.example\/"[^>]*>Group/)
  })

  test('the entry of the current page is marked, also on pages below it', ({ assert }) => {
    assert.match(
      drawn({ url: '/gyik?x=1' }),
      /aria-current="page"[^>]*>Questions|gyik"[^>]*current/
    )
    assert.notMatch(drawn({ url: '/' }), /aria-current="page"/)
  })

  test('[L-11] status, success and error show as banners of their look', ({ assert }) => {
    assert.match(
      drawn({ flash: { status: 'Done.' } }),
      /role="status" class="contents"><div class="banner ok">.*Done\./
    )
    assert.match(
      drawn({ flash: { success: 'Saved.' } }),
      /role="status" class="contents"><div class="banner ok">.*Saved\./
    )
    const error = drawn({ flash: { error: 'It broke.' } })
    assert.match(error, /class="banner bad" role="alert".*triangle.*It broke\./s)
    assert.notInclude(drawn(), 'class="banner')
  })

  test('[L-12] the name of the shop comes from the settings', ({ assert }) => {
    const html = drawn({ shared: { productName: 'Kanalas' } })
    assert.match(html, /<header.*kanalas.*<\/header>/s)
    assert.include(html, 'Kanalas is the points programme')
    assert.notInclude(html.toLowerCase(), 'mesterpont')
  })

  test('[L-12] the mark is drawn from the name: the lid stands for its last o', ({ assert }) => {
    const markOf = (productName: string) => {
      const html = drawn({ shared: { productName } })
      return /<header.*?<a class="logo"[^>]*>(.*?)<\/a>/s.exec(html)![1]
    }
    const lettersOf = (mark: string) =>
      [...mark.matchAll(/<text[^>]*>([^<]*)<\/text>|<circle/g)].map(([, letters = 'O']) => letters)
    for (const [name, letters] of [
      ['Mesterpont', ['mesterp', 'O', 'O', 'O', 'nt']],
      ['Kőműves Bolt', ['kőműves b', 'O', 'O', 'O', 'lt']],
      ['Olaf', ['O', 'O', 'O', 'laf']],
      ['Depo', ['dep', 'O', 'O', 'O']],
      ['Otthonbolt', ['otthonb', 'O', 'O', 'O', 'lt']],
    ] as const) {
      const mark = markOf(name)
      assert.include(mark, `role="img" aria-label="${name}"`)
      assert.deepEqual(lettersOf(mark), letters, name)
    }
    assert.include(markOf('Mesterpont'), 'viewBox="0 0 200 48"')
    for (const name of ['Kalapács', 'Otthon a mesterek boltja']) {
      assert.equal(markOf(name), `<span class="wordmark">${name.toLowerCase()}</span>`)
    }
  })

  test('the points of a member stand in the header, grouped', ({ assert }) => {
    assert.include(drawn({ shared: MEMBER }), 'aria-label="Your points: 12,480"')
    assert.notInclude(drawn(), 'Your points')
  })

  test('the way to the scanner is left out where another act is the main one', ({ assert }) => {
    assert.include(drawn({ shared: MEMBER }), 'Scan a code')
    for (const url of ['/qr-code?startscan=1', '/bevaltas']) {
      assert.notInclude(drawn({ shared: MEMBER, url }), 'Scan a code')
    }
  })
})
