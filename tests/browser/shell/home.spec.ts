import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { isAttack } from '#tests/support/dose'
import { DAYS_TOLD, givenMember } from '#tests/support/members'

test.group('Home', () => {
  test('[T-21] a visitor sees the hero, how it works, and the community', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser)
    const hero = page.getByRole('region', { name: 'Every bucket counts.' })
    assert.include(await hero.textContent(), 'Scan the sticker')
    assert.equal(await linkIn(hero, 'Register'), '/regisztracio')
    assert.equal(await linkIn(hero, 'Log in'), '/belepes')
    const steps = page.getByRole('region', { name: 'From sticker to gift' })
    assert.equal(await steps.getByRole('listitem').count(), 3)
    const community = page.getByRole('region', { name: 'Contractors, among themselves' })
    assert.equal(await linkIn(community, 'Join the community'), '/kozosseg')
  })

  test('the picture of the hero is as high as the hero on desktops', async ({
    assert,
    browser,
  }) => {
    for (const width of [1024, DESKTOP]) {
      const page = await openPage(browser, { width })
      const heightOf = async (part: string) => (await page.locator(part).boundingBox())!.height
      assert.closeTo(await heightOf('.hero-art svg'), await heightOf('.hero'), 1)
      await page.context().close()
    }
  })

  test('[T-22] a member sees the way to points instead of Register and Login', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, {
      member: await givenMember({ firstName: 'Gábor', ...DAYS_TOLD }),
    })
    const hub = page.getByRole('region', { name: 'Good to see you, Gábor' })
    assert.equal(await linkIn(hub, 'Collect points'), '/pontgyujtes')
    assert.equal(await page.getByRole('link', { name: 'Register' }).count(), 0)
    assert.equal(await page.getByRole('link', { name: 'Log in' }).count(), 0)
  })

  test('[Q-27] section and menu lead guests and members to the group that the settings name', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const group = 'https://csoport.example/epitok'
    const link = (community_link: string) =>
      transaction((trx) => changeSettings(trx, { community_link }))
    cleanup(() => link(''))
    await link(group)
    for (const member of [undefined, await givenMember(DAYS_TOLD)]) {
      const page = await openPage(browser, { member })
      const section = page.getByRole('region', { name: 'Contractors, among themselves' })
      assert.equal(await linkIn(section, 'Join the community'), group)
      await page.getByRole('button', { name: 'Menu' }).click()
      assert.equal(await linkIn(page.getByRole('dialog', { name: 'Menu' }), 'Community'), group)
    }
  })

  for (const width of isAttack ? [360, PHONE, 768, 1024, DESKTOP] : [360, 768, DESKTOP]) {
    test(`visitors and members see it well at ${width} px`, async ({ assert, browser }) => {
      const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
      const seen = {
        'guest-en': {},
        'guest-hu': { locale: 'hu' as const },
        'member-hu': { member },
      }
      for (const [name, opened] of Object.entries(seen)) {
        const page = await openPage(browser, { width, ...opened })
        await screenshot(page, `home-${name}-${width}`)
        assert.isFalse(await scrollsSideways(page), name)
        assert.deepEqual(await accessibilityFaults(page), [], name)
        assert.deepEqual(problemsOf(page), [], name)
        await page.context().close()
      }
    })
  }
})

function linkIn(place: Locator, name: string): Promise<string | null> {
  return place.getByRole('link', { name }).getAttribute('href')
}
