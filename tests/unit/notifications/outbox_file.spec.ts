import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { appendLine, outboxFile, removeLinesAbout } from '#notifications/gateways/outbox_file'

const file = outboxFile('mail')

function addresses() {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line).to)
}

test.group('Files of messages', () => {
  test('messages of a member go, whatever address they went to; others stay', async ({
    assert,
  }) => {
    const messages = [
      { to: 'old@pelda.hu', memberId: 71 },
      { to: 'new@pelda.hu', memberId: null },
      { to: 'other@pelda.hu', memberId: 710 },
      { to: 'third@pelda.hu', text: 'about +36301112299', memberId: 7 },
      { to: 'last@pelda.hu', memberId: 1 },
    ]
    for (const message of messages) await appendLine(file, message)
    await removeLinesAbout('mail', { id: 71, traces: ['new@pelda.hu', '+36301112299'] })
    const left = addresses().filter((to) => messages.some((message) => message.to === to))
    assert.deepEqual(left, ['other@pelda.hu', 'last@pelda.hu'])
  })

  test('what is written meanwhile is not lost', async ({ assert }) => {
    const all = Array.from({ length: 40 }, (_, count) => `parallel-${count}@pelda.hu`)
    await Promise.all(
      all.map((to, count) =>
        count % 4 === 3
          ? removeLinesAbout('mail', { id: 0, traces: [`nobody-${count}`] })
          : appendLine(file, { to, memberId: 5 })
      )
    )
    const written = all.filter((_, count) => count % 4 !== 3)
    assert.includeMembers(addresses(), written)
    await appendLine(file, { to: 'end@pelda.hu' })
    assert.equal(addresses().at(-1), 'end@pelda.hu')
  })
})
