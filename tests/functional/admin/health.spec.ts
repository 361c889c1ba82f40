import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { LAST_BACKUP_NOTE } from '#app/files/last_backup_note'
import { examine, ok } from '#app/health/finding'
import { FINDINGS, type FindingCode } from '#app/health/findings'
import { examineShopBy } from '#app/health/shop_findings'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { storagePath } from '#config/storage'
import { examinations } from '#start/health/examinations'
import { givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'
import { givenLaidAside } from '#tests/support/waiting'

const HOURS_MS = 3_600_000

async function found(name: string) {
  return (await examinations()).find((one) => one.name === name)!
}

test.group('Health in the back-office', (group) => {
  group.each.teardown(() => examineShopBy(examinations))

  test('[O-14] who sees the set-up reads what the doctor finds, under names that pages have', async ({
    client,
    assert,
  }) => {
    const health = staffApi(client, 'health', await givenStaff({ role: 'auditor' }))
    const { data, total } = (await health.list({})).body()
    assert.equal(total, data.length)
    const ids = data.map(({ id }: { id: string }) => id)
    assert.includeMembers(ids, ['database', 'storage', 'outbox', 'failed_messages', 'backup'])
    assert.includeMembers(ids, ['mail', 'sms', 'push', 'closes', 'version', 'clock', 'sms_money'])
    const [database] = data.filter(({ id }: { id: string }) => id === 'database')
    assert.deepInclude(database, { state: 'ok', figures: {} })
    for (const { id, state, code, figures } of data) {
      assert.equal(state === 'ok', code === undefined, id)
      if (code) assert.includeMembers([...FINDINGS[code as FindingCode]], Object.keys(figures), id)
    }
    const doctor = (await examinations()).map(({ name }) => name.replaceAll(/[ -]/g, '_'))
    assert.deepEqual(ids, doctor)
    const support = staffApi(client, 'health', await givenStaff({ role: 'support' }))
    ;(await support.list({})).assertStatus(403)
  })

  test('[O-14] looks that follow each other ask nothing twice', async ({ client, assert }) => {
    let looks = 0
    examineShopBy(async () => {
      looks++
      return [{ name: 'sms money', ...ok('fine', { spent: 3 }) }]
    })
    const health = staffApi(client, 'health', await givenStaff())
    for (let look = 0; look < 3; look++) {
      const { data } = (await health.list({})).body()
      assert.deepEqual(data, [
        { id: 'sms_money', state: 'ok', words: 'fine', figures: { spent: 3 } },
      ])
    }
    assert.equal(looks, 1)
  })

  test('[O-14] messages that were laid aside and an old copy ask for attention', async ({
    assert,
    cleanup,
  }) => {
    let laidAside: number[] = []
    const note = join(storagePath, LAST_BACKUP_NOTE)
    cleanup(async () => {
      await rm(note, { force: true })
      await transaction((trx) => rows(trx, 'DELETE FROM outbox_messages WHERE id = ?', laidAside))
    })
    const made_at = new Date(Date.now() - 50 * HOURS_MS).toISOString()
    await writeFile(note, JSON.stringify({ made_at, folder: '/copies/one' }))
    assert.containsSubset(await found('backup'), {
      state: 'warning',
      code: 'backup_old',
      figures: { hours: 50, folder: '/copies/one' },
    })
    const before = Number((await found('failed messages')).figures?.dead ?? 0)
    laidAside = await givenLaidAside()
    const { state, code, figures } = await found('failed messages')
    assert.deepEqual([state, code], ['warning', 'messages_laid_aside'])
    assert.deepEqual(figures, { dead: before + 1 })
  })

  test('[O-14] a service that never answers keeps nobody waiting', async ({ assert }) => {
    const silent = await examine('mail', () => new Promise<never>(() => {}), 50)
    const words = 'No answer in time'
    assert.deepEqual(silent, { name: 'mail', state: 'failed', code: 'unanswered', words })
  })
})
