import { test } from '@japa/runner'
import { frozenClock } from '#tests/support/clock'
import { runCommand } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'
import { askForFile } from '#tests/support/list_files'
import { givenStaff } from '#tests/support/members'

test.group('cli audit', () => {
  test('[O-19] lines are listed by who left them, and from one day to another', async ({
    client,
    assert,
  }) => {
    const [staff, other] = [await givenStaff(), await givenStaff()]
    const clock = frozenClock('2026-03-02T22:30:00Z')
    try {
      for (const one of [staff, other, staff]) await askForFile(client, one, { list: 'products' })
    } finally {
      clock.restore()
    }
    const list = async (...words: string[]) => {
      const own = ['audit', 'list', '--json', '--action', 'list.', '--staff', staff.email]
      const { stdout } = await runCommand([...own, ...words])
      return JSON.parse(stdout).map(({ staff_id: id }: { staff_id: number }) => id)
    }
    assert.deepEqual(await list(), [staff.id, staff.id])
    // It is half past eleven in Budapest.
    for (const words of [
      ['--from', '2026-03-02'],
      ['--to', '2026-03-02'],
    ]) {
      assert.lengthOf(await list(...words), 2, words.join(' '))
    }
    assert.lengthOf(await list('--from', '2026-03-02', '--to', '2026-03-02'), 2)
    assert.deepEqual(await list('--from', '2026-03-03'), [])
    assert.deepEqual(await list('--to', '2026-03-01'), [])
  })

  test('[O-19] settings and maintenance are written down, and listed by subject, kind and time', async ({
    assert,
  }) => {
    const database = await freshDatabase()
    try {
      const run = database.command
      const list = async (...words: string[]) =>
        JSON.parse((await run('audit', 'list', '--json', ...words)).stdout)
      await run('settings', 'set', '--key', 'four_eyes_points', '--value', '500')
      await run('settings', 'set', '--key', 'four_eyes_points', '--value', '500')
      await run('maintenance', 'on')
      const lines = await list('--subject', 'setting', '--action', 'setting.')
      const details = lines.map(({ detail }: { detail: string }) => detail)
      assert.deepEqual(details, ['maintenance: false > true', 'four_eyes_points: 10000 > 500'])
      assert.containSubset(lines[0], { source: 'cli', staff_id: null, action: 'setting.changed' })
      assert.lengthOf(await list('--limit', '1'), 1)
      assert.deepEqual(await list('--subject', 'member'), [])
      assert.deepEqual(await list('--action', 'staff.'), [])
      assert.deepEqual(await list('--to', '2020-01-01'), [])
      assert.deepEqual(await list('--from', '2099-01-01'), [])
      assert.deepEqual(await list('--id', '7'), [])
      const words = (await run('audit', 'list')).stdout
      assert.match(words, /Z\toperator\tSetting changed\tSetting\tMaintenance: false → true\n/)
      assert.match((await run('audit', 'kinds')).stdout, /^setting\.changed\tSetting changed$/m)
      assert.equal((await run('audit', 'list', '--from', 'soon')).code, 3)
      const stranger = ['--staff', 'nobody@mesterpont.example']
      assert.equal((await run('audit', 'list', ...stranger)).code, 3)
      assert.match((await run('points', 'verify')).stdout, /^ok +audit-chained/m)
    } finally {
      await database.remove()
    }
  }).timeout(180_000)
})
