import { test } from '@japa/runner'
import { businessDate } from '#app/business_date'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { greetMembers } from '#auth'
import { linesAbout } from '#tests/support/audit_lines'
import { freshDatabase } from '#tests/support/fresh_database'
import { givenMember } from '#tests/support/members'

/** A member born on a day of the year, and what it was greeted with. */
async function givenBirthday(date: string) {
  const { id } = await givenMember({ birthday: `1980-${date}` })
  return id
}

async function greetingsOf(memberId: number) {
  const sql = 'SELECT reference, points FROM ledger_entries WHERE member_id = ? ORDER BY id'
  return shopReader().rows<{ reference: string; points: number }>(sql, [memberId])
}

async function setBonus(points: number) {
  await transaction((trx) => changeSettings(trx, { birthday_greeting_points: points }))
}

test.group('Yearly birthday bonus', (group) => {
  group.each.setup(() => () => setBonus(0))

  test('[X-10] [X-11] it is off until somebody sets it: nothing on the anniversary', async ({
    assert,
  }) => {
    const id = await givenBirthday('07-01')
    const done = await greetMembers('2027-07-01', { dryRun: false })
    assert.deepEqual(done, { day: '2027-07-01', members: 0, points: 0 })
    assert.deepEqual(await greetingsOf(id), [])
  })

  test('[X-10] once a year each, whatever the bonus is the second time', async ({ assert }) => {
    const [id, other] = [await givenBirthday('07-02'), await givenBirthday('07-03')]
    await setBonus(25)
    const tried = await greetMembers('2027-07-02', { dryRun: true })
    assert.deepEqual(tried, { day: '2027-07-02', members: 1, points: 25 })
    assert.deepEqual(await greetingsOf(id), [])

    const done = await greetMembers('2027-07-02', { dryRun: false })
    assert.deepEqual(done, { day: '2027-07-02', members: 1, points: 25 })
    await setBonus(40)
    const again = await greetMembers('2027-07-02', { dryRun: false })
    assert.equal(again.members, 0)
    const told = (await linesAbout('shop', 0)).filter(({ action }) => action === 'points.greeted')
    assert.deepEqual(
      told.filter(({ detail }) => detail!.startsWith('2027-07-02')).map(({ detail }) => detail),
      ['2027-07-02: 1 × 25']
    )
    await greetMembers('2028-07-02', { dryRun: false })
    assert.deepEqual(await greetingsOf(id), [
      { reference: `greeting:2027:${id}`, points: 25 },
      { reference: `greeting:2028:${id}`, points: 40 },
    ])
    assert.deepEqual(await greetingsOf(other), [])
  })

  test('[X-10] runs at the same time greet everybody once, over several batches', async ({
    assert,
  }) => {
    const ids: number[] = []
    for (let count = 0; count < 120; count++) ids.push(await givenBirthday('07-04'))
    await setBonus(10)
    const runs = await Promise.all(
      Array.from({ length: 3 }, () => greetMembers('2027-07-04', { dryRun: false }))
    )
    assert.equal(
      runs.reduce((sum, { members }) => sum + members, 0),
      ids.length
    )
    for (const id of ids) assert.lengthOf(await greetingsOf(id), 1)
  })

  test('who was born on 29 February is greeted on the 28th in common years', async ({ assert }) => {
    const [leaper, eve] = [await givenBirthday('02-29'), await givenBirthday('02-28')]
    await setBonus(10)
    const bookedOn = async (day: string) => {
      const before = [(await greetingsOf(leaper)).length, (await greetingsOf(eve)).length]
      await greetMembers(day, { dryRun: false })
      const after = [(await greetingsOf(leaper)).length, (await greetingsOf(eve)).length]
      return after.map((count, at) => count - before[at])
    }
    assert.deepEqual(await bookedOn('2027-02-28'), [1, 1])
    assert.deepEqual(await bookedOn('2027-03-01'), [0, 0])
    assert.deepEqual(await bookedOn('2028-02-28'), [0, 1])
    assert.deepEqual(await bookedOn('2028-02-29'), [1, 0])
    // A century that is no leap year.
    assert.deepEqual(await bookedOn('2100-02-28'), [1, 1])
  })

  test('who is disabled, deleted or not registered is not greeted', async ({ assert }) => {
    const columns = ['disabled_at = 1', 'deleted_at = 1', 'registered_at = NULL']
    const ids: number[] = []
    for (const column of columns) {
      const id = await givenBirthday('07-05')
      await transaction((trx) => rows(trx, `UPDATE members SET ${column} WHERE id = ?`, [id]))
      ids.push(id)
    }
    await setBonus(10)
    assert.equal((await greetMembers('2027-07-05', { dryRun: false })).members, 0)
    for (const id of ids) assert.deepEqual(await greetingsOf(id), [])
  })
})

test.group('Yearly name day bonus', (group) => {
  const setNameDayBonus = (points: number) =>
    transaction((trx) => changeSettings(trx, { name_day_greeting_points: points }))
  group.each.setup(() => () => setNameDayBonus(0))

  test('it is off until it is set, then booked once a year beside the birthday', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await givenMember({ nameDay: '07-06', birthday: '1980-07-06' })
    assert.equal((await greetMembers('2027-07-06', { dryRun: false })).members, 0)
    await setNameDayBonus(15)
    await setBonus(20)
    cleanup(() => setBonus(0))
    const tried = await greetMembers('2027-07-06', { dryRun: true })
    assert.deepEqual(tried, { day: '2027-07-06', members: 2, points: 35 })
    for (let turn = 0; turn < 2; turn++) await greetMembers('2027-07-06', { dryRun: false })
    assert.deepEqual(await greetingsOf(id), [
      { reference: `greeting:2027:${id}`, points: 20 },
      { reference: `greeting:2027:name_day:${id}`, points: 15 },
    ])
  })

  test('late February moves by a day in leap years, and everybody is greeted once', async ({
    assert,
  }) => {
    const told = ['02-23', '02-24', '02-25', '02-28', '02-29', '03-01']
    const ids: number[] = []
    for (const nameDay of told) ids.push((await givenMember({ nameDay })).id)
    await setNameDayBonus(5)
    const greetedOn = async (day: string) => {
      const count = async () => Promise.all(ids.map(async (id) => (await greetingsOf(id)).length))
      const before = await count()
      await greetMembers(day, { dryRun: false })
      const after = await count()
      return told.filter((_, at) => after[at] > before[at])
    }
    assert.deepEqual(await greetedOn('2027-02-24'), ['02-24'])
    assert.deepEqual(await greetedOn('2027-02-28'), ['02-28', '02-29'])
    assert.deepEqual(await greetedOn('2028-02-23'), ['02-23'])
    assert.deepEqual(await greetedOn('2028-02-24'), [])
    assert.deepEqual(await greetedOn('2028-02-25'), ['02-24'])
    assert.deepEqual(await greetedOn('2028-02-26'), ['02-25'])
    assert.deepEqual(await greetedOn('2028-02-29'), ['02-28', '02-29'])
    assert.deepEqual(await greetedOn('2028-03-01'), ['03-01'])
  })
})

test.group('cli points greet', () => {
  test('greets today with what the setting says and refuses a day to come', async ({
    assert,
    cleanup,
  }) => {
    const database = await freshDatabase()
    cleanup(() => database.remove())
    const run = database.command
    const today = businessDate(Date.now())
    await database.run(`INSERT INTO members
      (id, birthday, referral_code, newsletter_secret, registered_at, created_at, updated_at)
      VALUES (1, '1980${today.slice(4)}', 'a', 'a', 1, 1, 1)`)

    await run('settings', 'set', '--key', 'birthday_greeting_points', '--value', '20')
    const tried = JSON.parse((await run('points', 'greet', '--dry-run', '--json')).stdout)
    assert.deepEqual(tried, { day: today, members: 1, points: 20 })
    assert.equal((await run('points', 'greet', '--on', today)).stdout, `${today}\t1\t20\n`)
    const early = await run('points', 'greet', '--on', '2999-01-01')
    assert.notEqual(early.code, 0)
    assert.include(early.stderr, 'before the day')
  })
})
