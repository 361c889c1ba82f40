import { test } from '@japa/runner'
import { freshDatabase } from '#tests/support/fresh_database'
import { runFile } from '#tests/support/processes'

/** More than one part of a freezing, and several sets of several waves. */
const MEMBERS = 11_000
/** Every so-manieth of them agreed to offers by mail. */
const EACH = 500
const MAILS = MEMBERS / EACH
/** At which asking for the clock a process ends: in the parts of the freezing, then in sets and in the outbox. */
const KILLS = [4, 7, 16, 60]
/** Two waves and a rest. */
const WAVE = 4200

const NUMBERS = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMBERS})`
const AUDIENCE = JSON.stringify({
  profession_ids: [77],
  counties: [],
  scanned_within_days: null,
  silent_for_days: null,
  balance_from: null,
  balance_to: null,
  consents: [],
})

const FILL = [
  `INSERT INTO members (id, email, phone, main_profession_id, referral_code, newsletter_secret,
      registered_at, created_at, updated_at)
    ${NUMBERS} SELECT i, 'sok' || i || '@pelda.hu', '+3620' || (1000000 + i), 77, 's' || i, 't' || i,
      1, 1, 1 FROM n`,
  `INSERT INTO member_consents (member_id, marketing_email)
    ${NUMBERS} SELECT i, 1 FROM n WHERE i % ${EACH} = 0`,
  `INSERT INTO settings (key, value, updated_at) VALUES ('campaign_wave_size', '${WAVE}', 1)`,
  `INSERT INTO campaigns (name, title_hu, title_en, text_hu, text_en, channels, audience, state,
      scheduled_for, created_at, updated_at)
    VALUES ('Hírlevél', 'Új', 'New', 'Itt.', 'Here.', '["mail"]', '${AUDIENCE}', 'scheduled', 1, 1, 1)`,
]

const COUNTS = `SELECT
  (SELECT COUNT(*) FROM campaign_recipients) AS recipients,
  (SELECT COUNT(*) FROM notifications) AS told,
  (SELECT COUNT(DISTINCT member_id) FROM notifications) AS members,
  (SELECT COUNT(*) FROM deliveries WHERE state = 'sent') AS sent,
  (SELECT COUNT(*) FROM outbox_messages WHERE topic = 'campaign_mail') AS mails`

test.group('Campaigns and kill -9', () => {
  test('killed while it is frozen, in a wave and while it is sent, it tells everybody once', async ({
    assert,
    cleanup,
  }) => {
    const database = await freshDatabase()
    cleanup(() => database.remove())
    for (const statement of FILL) await database.run(statement)
    const send = (killAt: number, run: number) => {
      const words = [String(killAt), String(run * 60)]
      return runFile('tests/support/campaign_child.ts', words, database.environment)
    }
    const states = new Set<unknown>()
    for (const [run, killAt] of KILLS.entries()) {
      const { code, output } = await send(killAt, run)
      assert.isNull(code, output)
      const [{ state }] = await database.run('SELECT state FROM campaigns')
      states.add(state)
    }
    assert.includeMembers([...states], ['freezing', 'sending'])
    const { code, output } = await send(0, KILLS.length)
    assert.equal(code, 0, output)
    const [counted] = await database.run(COUNTS)
    assert.deepEqual(
      Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, Number(count)])),
      { recipients: MEMBERS, told: MEMBERS, members: MEMBERS, sent: MAILS, mails: MAILS }
    )
    const figures = 'state, recipient_count, told_count, sent_count, failed_count'
    const [campaign] = await database.run(`SELECT ${figures} FROM campaigns`)
    assert.deepEqual(campaign, {
      state: 'done',
      recipient_count: MEMBERS,
      told_count: MEMBERS,
      sent_count: MAILS,
      failed_count: 0,
    })
  }).timeout(240_000)
})
