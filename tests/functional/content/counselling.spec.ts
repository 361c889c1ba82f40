import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { runOutboxOnce } from '#app/outbox/worker'
import { allDisclosures } from '#app/personal/disclosure'
import { eraseMember } from '#app/personal/erasure'
import { settings } from '#app/settings/settings'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { storagePath } from '#config/storage'
import { QUESTIONS_A_DAY } from '#content/counselling/constants'
import { frozenClock } from '#tests/support/clock'
import {
  counsellingOf,
  givenQuestion,
  photoKey,
  QUESTION,
  questionsOf,
  wallPhoto,
} from '#tests/support/counselling'
import { givenMember, type TestMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { givenParticipatingProduct } from '#tests/support/points'

const DAY_MS = 24 * 60 * 60 * 1000
const HOSTILE = '<img src=x onerror=alert(1)>\n{{ 7*7 }} {member} </script>\u202e'

/** Names of the stored files of a member. */
function filesOf({ id }: { id: number }): string[] {
  try {
    return readdirSync(join(storagePath, 'counselling')).filter((name) => name.startsWith(`${id}-`))
  } catch {
    return []
  }
}

async function givenRepresentativeOf(member: TestMember): Promise<{ email: string; name: string }> {
  const lastName = `Vörös ${photoKey()}`
  const email = `kepviselo-${randomUUID()}@pelda.hu`
  await transaction(async (trx) => {
    const [{ id }] = await rows<{ id: number }>(
      trx,
      `INSERT INTO regional_representatives (last_name, first_name, email, phone, is_default,
        distribution_channel, distribution_channel_task_fields, created_at, updated_at)
        VALUES (?, 'Béla', ?, '+36301112233', 0, '[]', '[]', 1, 1) RETURNING id`,
      [lastName, email]
    )
    await rows(trx, 'UPDATE members SET regional_representative_id = ? WHERE id = ?', [
      id,
      member.id,
    ])
  })
  return { email, name: `${lastName} Béla` }
}

/** A PNG of a few hundred bytes that says it has 400 million points. */
async function hugePng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const [HEADER_AT, HEADER_END] = [12, 29]
  png.writeUInt32BE(20_000, HEADER_AT + 4)
  png.writeUInt32BE(20_000, HEADER_AT + 8)
  png.writeUInt32BE(crc32(png.subarray(HEADER_AT, HEADER_END)), HEADER_END)
  return png
}

const propsOf = async (client: ApiClient, member: TestMember, at = '') =>
  (await counsellingOf(client, member).page(at)).inertiaProps as Record<string, any>

test.group('Counselling', () => {
  test('[T-23] a question with topic, product and photos stands in the list and on its page', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { name } = await givenRepresentativeOf(member)
    const product = await givenParticipatingProduct()
    const own = counsellingOf(client, member)
    const [near, far] = [photoKey(), photoKey()]
    for (const key of [near, far]) (await own.sendPhoto(key, await wallPhoto())).assertStatus(204)
    const sent = await own.ask({ product_id: product.id, photos: [near, far] })
    sent.assertStatus(302)
    const [{ id }] = await questionsOf(member)
    sent.assertHeader('location', `/profil/szaktanacsadas/${id}`)
    const list = await propsOf(client, member)
    assert.containSubset(list.questions, {
      total: 1,
      data: [{ id, topic: 'defect', state: 'received', beginning: QUESTION.text }],
    })
    assert.containSubset(list.representative, { name, phone: '+36301112233' })
    assert.include(
      list.products.map((one: { id: number }) => one.id),
      product.id
    )
    const page = await own.page(`/${id}`)
    page.assertInertiaComponent('counselling/question')
    const { question } = page.inertiaProps as Record<string, any>
    assert.isString(question.product)
    assert.containSubset(question.messages, [
      { is_own: true, text: QUESTION.text, photos: [near, far] },
    ])
    ;(await own.reply(id)).assertStatus(302)
    const [, reply] = (await propsOf(client, member, `/${id}`)).question.messages
    assert.containSubset(reply, { is_own: true, text: 'And it rained' })
  })

  test('a photo is drawn anew, lies sealed, and its sender alone sees it', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const own = counsellingOf(client, member)
    const key = photoKey()
    ;(await own.sendPhoto(key, await wallPhoto())).assertStatus(204)
    // The same name once more is the same photo.
    ;(await own.sendPhoto(key, await wallPhoto(800))).assertStatus(204)
    const shown = await own.photo(key)
    shown.assertHeader('content-type', 'image/webp')
    shown.assertHeader('cache-control', 'no-store, private')
    const metadata = await sharp(shown.body() as Buffer).metadata()
    assert.deepEqual([metadata.width, metadata.exif], [1600, undefined])
    const [file, ...more] = filesOf(member)
    assert.lengthOf(more, 0)
    const stored = readFileSync(join(storagePath, 'counselling', file), 'utf8')
    assert.match(stored, /^v1\.[\w-]+$/)
    ;(await counsellingOf(client, other).photo(key)).assertStatus(404)
    ;(await counsellingOf(client, other).dropPhoto(key)).assertStatus(404)
    ;(await counsellingOf(client, other).ask({ photos: [key] })).assertStatus(422)
    ;(await client.get(`/profil/szaktanacsadas/kepek/${key}`).accept('json')).assertStatus(401)
    ;(await own.dropPhoto(key)).assertStatus(204)
    ;(await own.photo(key)).assertStatus(404)
    assert.deepEqual(filesOf(member), [])
  })

  test('what is no picture, is too large, or comes from nobody is refused', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const jpeg = await wallPhoto(200)
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    const key = photoKey()
    ;(await own.sendPhoto(key, polyglot)).assertStatus(204)
    const drawn = (await own.photo(key)).body() as Buffer
    assert.notInclude(drawn.toString('latin1'), '<script>')
    for (const [bytes, status] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 415],
      [Buffer.from('%PDF-1.7'), 415],
      [Buffer.alloc(0), 415],
      [await hugePng(), 413],
      [Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), 413],
    ] as const) {
      ;(await own.sendPhoto(photoKey(), bytes)).assertStatus(status)
    }
    ;(await own.sendPhoto('..%2f..%2fetc', jpeg)).assertStatus(404)
    const stranger = client.put(`/profil/szaktanacsadas/kepek/${photoKey()}`)
    stranger.accept('json').withCsrfToken().header('content-type', 'image/jpeg').request.send(jpeg)
    ;(await stranger).assertStatus(401)
    assert.lengthOf(filesOf(member), 1)
  })

  test('questions of others are not there, neither to be read nor to be written to', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const id = await givenQuestion(client, member)
    const foreign = counsellingOf(client, other)
    ;(await foreign.page(`/${id}`)).assertStatus(404)
    ;(await foreign.reply(id)).assertStatus(404)
    ;(await foreign.page('/999999999')).assertStatus(404)
    ;(await foreign.page('/x')).assertStatus(404)
    for (const page of ['2', '0', '-1', 'x']) {
      ;(await foreign.page(`?page=${page}`)).assertStatus(404)
    }
    assert.equal((await propsOf(client, other)).questions.total, 0)
    assert.lengthOf((await propsOf(client, member, `/${id}`)).question.messages, 1)
  })

  test('[T-23] the eleventh question of a day waits for the next day, also of eleven sent at once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { restore, pass } = frozenClock('2026-11-02T08:00:00Z')
    cleanup(restore)
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const sent = await Promise.all(Array.from({ length: QUESTIONS_A_DAY + 1 }, () => own.ask()))
    const statuses = sent.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [...Array.from({ length: QUESTIONS_A_DAY }, () => 302), 429])
    const refused = await own.ask()
    refused.assertStatus(429)
    assert.containSubset(refused.body().errors, [
      { rule: 'too_many_questions', field: 'text', meta: { max: QUESTIONS_A_DAY } },
    ])
    assert.lengthOf(await questionsOf(member), QUESTIONS_A_DAY)
    // What was started may go on.
    const [{ id }] = await questionsOf(member)
    ;(await own.reply(id)).assertStatus(302)
    pass(DAY_MS)
    ;(await own.ask()).assertStatus(302)
  })

  test('a question that is sent twice, one after the other or together, is one', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const idempotency_key = randomUUID()
    const twins = await Promise.all([1, 2, 3].map(() => own.ask({ idempotency_key })))
    twins.push(await own.ask({ idempotency_key }))
    const [{ id }, ...more] = await questionsOf(member)
    assert.lengthOf(more, 0)
    for (const twin of twins) twin.assertHeader('location', `/profil/szaktanacsadas/${id}`)
    const other = await own.ask({ idempotency_key, text: 'Another one' })
    other.assertStatus(409)
    ;(await own.ask({ idempotency_key: undefined })).assertStatus(422)
    const key = randomUUID()
    await Promise.all([1, 2].map(() => own.reply(id, { idempotency_key: key })))
    assert.lengthOf((await propsOf(client, member, `/${id}`)).question.messages, 2)
  })

  test('what is missing or out of bounds is told at its field', async ({ client, assert }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    for (const [body, field, rule] of [
      [{ topic: '' }, 'topic', 'required'],
      [{ topic: 'politics' }, 'topic', 'invalid'],
      [{ text: '  \n ' }, 'text', undefined],
      [{ text: 'x'.repeat(4001) }, 'text', 'max'],
      [{ product_id: 999_999_999 }, 'product_id', 'invalid'],
      [{ photos: Array.from({ length: 5 }, photoKey) }, 'photos', 'max'],
      [{ photos: [photoKey()] }, 'photos', 'photo_gone'],
      [{ photos: ['../../x'] }, 'photos.0', 'invalid'],
    ] as const) {
      const answer = await own.ask(body)
      answer.assertStatus(422)
      const [error] = answer.body().errors
      assert.equal(error.field, field)
      if (rule) assert.equal(error.rule, rule)
    }
    ;(await own.ask({ text: 'á'.repeat(4000) })).assertStatus(302)
    assert.lengthOf(await questionsOf(member), 1)
  })

  test('[T-23] the representative of the moment gets the words, support a copy, nobody the photos', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { email: representative } = await givenRepresentativeOf(member)
    const own = counsellingOf(client, member)
    const key = photoKey()
    await own.sendPhoto(key, await wallPhoto(300))
    const id = await givenQuestion(client, member, { text: HOSTILE, photos: [key] })
    const [mail, ...more] = await mailsTo(representative)
    assert.lengthOf(more, 0)
    assert.include(mail.subject, 'Szűcs Gábor')
    assert.include(mail.text, '<img src=x onerror=alert(1)>')
    assert.include(mail.text, '{member} </script>')
    assert.notInclude(mail.html, '<img')
    assert.include(mail.html, '&lt;img src=x')
    assert.notInclude(mail.html + mail.text, key)
    const support = await mailsTo((await settings()).contact_email)
    const copies = support.filter(({ text }) => text.includes(`/counselling_questions/${id}/show`))
    assert.lengthOf(copies, 1)
    const { email: second } = await givenRepresentativeOf(member)
    await own.reply(id, { text: 'Meanwhile I have moved' })
    assert.lengthOf(await mailsTo(second), 1)
    assert.lengthOf(await mailsTo(representative), 1)
  })

  test('hostile words are kept as they are and shown as text', async ({ client, assert }) => {
    const member = await givenMember()
    const id = await givenQuestion(client, member, { text: HOSTILE })
    const request = client.get(`/profil/szaktanacsadas/${id}`).accept('html')
    const page = await request.withGuard('member').loginAs(member)
    assert.notInclude(page.text(), '<img src=x')
    assert.include(page.text(), '&lt;img src=x onerror=alert(1)&gt;')
    const [message] = (await propsOf(client, member, `/${id}`)).question.messages
    assert.equal(message.text, HOSTILE.replace('\u202e', ''))
  })

  test('words lie sealed, are handed out to their member, and go with the account', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const key = photoKey()
    await own.sendPhoto(key, await wallPhoto(300))
    const id = await givenQuestion(client, member, { photos: [key] })
    const sql = 'SELECT sealed_text FROM counselling_messages WHERE question_id = ?'
    const [{ sealed_text: sealed }] = await shopReader().rows<{ sealed_text: string }>(sql, [id])
    assert.match(sealed, /^v1\./)
    const told: Record<string, unknown[]> = {}
    for (const { name, read } of allDisclosures()) {
      if (!name.startsWith('counselling_')) continue
      told[name] = []
      for await (const batch of read(member.id, 'en')) told[name].push(...batch)
    }
    assert.containSubset(told, {
      counselling_questions: [{ id, topic: 'defect', state: 'received' }],
      counselling_messages: [{ question_id: id, text: QUESTION.text }],
      counselling_photos: [{ address: `/profil/szaktanacsadas/kepek/${key}` }],
    })
    assert.lengthOf(filesOf(member), 1)
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    await runOutboxOnce()
    assert.deepEqual(filesOf(member), [])
    for (const table of ['questions', 'messages', 'photos']) {
      const left = `SELECT id FROM counselling_${table} WHERE member_id = ?`
      assert.deepEqual(await shopReader().rows(left, [member.id]), [])
    }
    const keys = 'SELECT key FROM idempotency_keys WHERE scope LIKE ?'
    assert.deepEqual(await shopReader().rows(keys, [`counselling:${member.id}%`]), [])
  })

  test('a photo that no message was sent with is forgotten after a day', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { restore, pass } = frozenClock()
    cleanup(restore)
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const [loose, sent] = [photoKey(), photoKey()]
    for (const key of [loose, sent]) await own.sendPhoto(key, await wallPhoto(200))
    await givenQuestion(client, member, { photos: [sent] })
    pass(DAY_MS - 1000)
    await tidyUp()
    assert.lengthOf(filesOf(member), 2)
    pass(2000)
    await tidyUp()
    assert.lengthOf(filesOf(member), 1)
    const keys = 'SELECT key FROM counselling_photos WHERE member_id = ?'
    assert.deepEqual(await shopReader().rows(keys, [member.id]), [{ key: sent }])
  })
})
