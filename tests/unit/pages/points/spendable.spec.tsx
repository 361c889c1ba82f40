import { test } from '@japa/runner'
import { createElement } from 'react'
import type { HomeTexts } from '~/components/content/home_texts'
import { MemberHome } from '~/components/content/member_home'
import { ProfileAside } from '~/components/profile/profile_aside'
import { spendableText } from '~/components/points/spendable'
import hungarian from '../../../../lang/hu.json' with { type: 'json' }
import { drawn, MEMBER } from '../shell/rendered'

const morePoints = {
  profileData: null,
  days: [],
  surveys: [],
  communityPoints: 0,
  referralPoints: 0,
}
/** What marketing says below it. */
const texts = {} as HomeTexts
const profile = {
  main_profession: null,
  secondary_professions: [],
  other_profession: null,
  regional_representative: null,
} as never

/** The hub and the profile, each below the header, as a member sees them. */
function shown(isSpendable: boolean) {
  const cart = { ...MEMBER.cart, is_spendable: isSpendable }
  const shared = { ...MEMBER, points: 305, cart }
  const home = createElement(MemberHome, { texts, firstName: 'Éva', morePoints, savings: [] })
  const aside = createElement(ProfileAside, { profile, balance: 305, savings: [] })
  return [drawn({ shared, children: home }), drawn({ shared, children: aside, url: '/profil' })]
}

test.group('A balance before the first scan', () => {
  test('[C-15] it says that it is spendable after the first scan, and afterwards no more', ({
    assert,
  }) => {
    const said = 'spendable after your first scan'
    for (const html of shown(false)) {
      assert.match(html, new RegExp(`aria-label="Your points: 305[^"]*, ${said}"`))
      assert.include(html.replace(/aria-label="[^"]*"/g, ''), said)
    }
    for (const html of shown(true)) assert.notInclude(html, said)
  })

  test('[C-15] it says so in Hungarian too', ({ assert }) => {
    const names = ['home.hub.unit', 'profile.points', 'cart.available', 'layout.points'] as const
    for (const name of names) {
      const text = hungarian[spendableText(name, { is_spendable: false })]
      assert.match(text, /az első beolvasás után elkölthető/i)
      assert.equal(spendableText(name, { is_spendable: true }), name)
      assert.equal(spendableText(name, null), name)
    }
  })
})
