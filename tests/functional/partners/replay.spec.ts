import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { LoopbackService, type LoopbackRequest } from '#app/development/loopback_service'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { numberAll } from '#partners/sync/number_all'
import env from '#start/env'
import { linesAbout } from '#tests/support/audit_lines'
import { startCommandHost, type CommandHost } from '#tests/support/command_line'
import { givenMember, type TestMember } from '#tests/support/members'
import { CALL_SECRETS } from '#tests/support/partners'

/** What a call says, without what is new in each try. */
function saidIn({ headers, body }: LoopbackRequest) {
  return { id: String(headers['webhook-id']), body }
}

test.group('Events that a partner lost', (group) => {
  let partner: LoopbackService
  let shop: CommandHost
  let member: TestMember
  let from: string

  group.setup(async () => {
    const plain = { status: 200, type: 'text/plain', body: '' }
    partner = new LoopbackService({ answer: () => plain, wrongSchema: plain })
    const address = new URL('/events', await partner.start()).href
    await numberAll()
    await runOutboxOnce()
    env.set('PARTNER_EVENTS_URL', address)
    env.set('PARTNER_EVENTS_SECRET', new Secret(CALL_SECRETS[0]) as never)
    shop = startCommandHost({
      PARTNER_EVENTS_URL: address,
      PARTNER_EVENTS_SECRET: CALL_SECRETS[0],
    })
    return async () => {
      env.set('PARTNER_EVENTS_URL', '')
      env.set('PARTNER_EVENTS_SECRET', '' as never)
      await shop.stop()
      await partner.stop()
    }
  })
  group.each.setup(async () => {
    // What came before is no event of this window.
    await numberAll()
    await transaction((trx) => OutboxMessage.query(trx).where('topic', 'partner_event').delete())
    from = new Date(clock.now() - 1000).toISOString()
    member = await givenMember()
    await numberAll()
    await saveConsents({ id: member.id, address: '', locale: 'hu' }, { marketing_email: true })
    partner.asked.length = 0
    await runOutboxOnce()
  })

  const events = (verb: string, ...words: string[]) =>
    shop.run(['partner', 'events', verb, '--from', from, ...words])
  const replayed = async (...words: string[]) => {
    const { code, stdout, stderr } = await events('replay', '--yes', '--json', ...words)
    return { code, stderr, ...JSON.parse(stdout) }
  }

  test('[Z-03] they are listed by time, member and kind, without a word of the member', async ({
    assert,
  }) => {
    const { stdout } = await events('list', '--json', '--member', String(member.id))
    const { events: listed, gone } = JSON.parse(stdout)
    assert.equal(gone, 0)
    const kinds = listed.map(({ type }: { type: string }) => type)
    assert.sameMembers(kinds, ['member.created', 'consent.changed'])
    const sent = partner.asked.map((asked) => saidIn(asked).id)
    assert.sameMembers(
      listed.map(({ id }: { id: string }) => id),
      sent
    )
    assert.equal(listed[0].data.id, member.id)
    for (const word of [member.email!, member.phone!]) assert.notInclude(stdout, word)
    const one = await events('list', '--topic', 'consent.changed')
    assert.match(
      one.stdout,
      new RegExp(`^evt_\\d+\\tconsent\\.changed\\t${member.id}\\t[^\\n]+\\n$`)
    )
    assert.equal((await events('list', '--member', '1', '--topic', 'member.erased')).stdout, '')
    assert.equal((await events('list', '--limit', '1')).stdout.trim().split('\n').length, 1)
    for (const wrong of [
      ['--topic', 'x'],
      ['--to', 'soon'],
      ['--to', '2020-01-01'],
    ]) {
      assert.equal((await events('list', ...wrong)).code, 3, wrong.join(' '))
    }
  })

  test('[Z-03] [O-13] the same events go out once more under the same ids, asked for and written down', async ({
    assert,
  }) => {
    const first = partner.asked.map(saidIn)
    assert.lengthOf(first, 2)
    const dry = await replayed('--dry-run')
    assert.deepInclude(dry, { code: 0, events: 2, replayed: false, gone: 0 })
    assert.equal((await events('replay')).code, 3, 'nobody is there to be asked')
    await runOutboxOnce()
    assert.lengthOf(partner.asked, 2, 'nothing was sent yet')
    const until = new Date(clock.now()).toISOString()
    assert.deepInclude(await replayed('--to', until), { code: 0, events: 2, replayed: true })
    await runOutboxOnce()
    const again = partner.asked.slice(2).map(saidIn)
    assert.sameDeepMembers(again, first)
    const lines = await linesAbout('shop', 0)
    const written = lines.filter(({ action }) => action === 'partner_event.replayed')
    assert.match(String(written.at(-1)!.detail), /^evt_\d+ … evt_\d+: 2$/)
    const none = await replayed('--to', until)
    assert.deepInclude(none, { code: 0, events: 0, replayed: false })
    await replayed('--topic', 'member.created')
    await runOutboxOnce()
    assert.lengthOf(partner.asked, 5, 'taken anew they are of now, and one kind alone goes')
  })

  test('[Z-03] what is gone cannot be said again: erased members, and events of before they were kept', async ({
    assert,
  }) => {
    const created = OutboxMessage.query().where('topic', 'partner_event').whereNull('memberId')
    const [{ id }] = await created
    await transaction((trx) => OutboxMessage.query(trx).where({ id }).update({ payload: '' }))
    const partly = await replayed()
    assert.deepInclude(partly, { code: 5, events: 1, replayed: true, gone: 1 })
    assert.match(partly.stderr, /Of 1 event more nobody knows/)
    await runOutboxOnce()
    await deleteMember(member.id)
    const { code, events: left, gone } = await replayed()
    assert.deepEqual([code, left, gone], [1, 0, 1], 'the event of the consent went with the member')
  })

  test('[Z-03] an installation that tells nobody refuses', async ({ assert }) => {
    const silent = startCommandHost({ PARTNER_EVENTS_URL: '', PARTNER_EVENTS_SECRET: '' })
    const { code, stderr } = await silent.run(['partner', 'events', 'replay', '--from', from])
    await silent.stop()
    assert.equal(code, 3)
    assert.include(stderr, 'PARTNER_EVENTS_URL')
  })
})
