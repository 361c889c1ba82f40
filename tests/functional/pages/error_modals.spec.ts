import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { rawAnswer } from '#tests/support/raw_answer'

/** A kept page of guests holds for this long. */
const KEPT_MS = 1000
const DATA = /<script[^>]*data-page="app"[^>]*>(.*?)<\/script>/s

const change = (error_modals: boolean) =>
  transaction((trx) => changeSettings(trx, { error_modals }))

test.group('Faults over the page', () => {
  test('[D-40] [G-59] documents of guests and members tell it for as long as the setting is on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(async () => {
      clock.restore()
      await change(DEFAULT_SETTINGS.error_modals)
    })
    const member = await givenMember()
    const isTold = (html: string) => JSON.parse(DATA.exec(html)![1]).props.errorModals
    const guest = () => rawAnswer('/gyik', { accept: 'text/html' })
    const readers = {
      member: () => client.get('/').accept('html').withGuard('member').loginAs(member),
      profile: () => client.get('/profil').accept('html').withGuard('member').loginAs(member),
    }
    for (const isOn of [false, true, false]) {
      await change(isOn)
      clock.pass(KEPT_MS)
      assert.equal(isTold((await guest()).text), isOn, `guest, ${isOn}`)
      const kept = await guest()
      assert.isDefined(kept.headers.etag, 'what was kept of the first answer')
      assert.equal(isTold(kept.text), isOn, `kept, ${isOn}`)
      for (const [reader, ask] of Object.entries(readers)) {
        assert.equal(isTold((await ask()).text()), isOn, `${reader}, ${isOn}`)
      }
    }
  })
})
