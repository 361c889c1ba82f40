import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { balanceOf } from '#points'
import { CODE_PATTERN, typedCode } from '#app/rules/code_text'
import { sealCode } from '#points/code_batches/code_format'
import { frozenClock } from '#tests/support/clock'
import { dose } from '#tests/support/dose'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { brokenTruths } from '#tests/support/truths'
import { untilDecided } from '#tests/support/until_decided'

/** Submits as a script does. */
function submit(client: ApiClient, member: TestMember, body: object, headers: object = {}) {
  const request = client.post('/qr-code').accept('json').withCsrfToken()
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
  return request.withGuard('member').loginAs(member).json(body)
}

/** Submits as a page does, and follows to the page. */
function submitForm(client: ApiClient, member: TestMember, qrCode: string) {
  return client
    .post('/qr-code')
    .header('referer', 'http://localhost/qr-code')
    .header('host', 'localhost')
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .form({ qrCode })
}

/** Requests of one test that are open at a time. */
const GUESSES_OPEN_MAX = 250
const FOREIGN_KEY = { id: 'foreign', key: createSecretKey(Buffer.alloc(32, 9)) }

/** A text in the shape of a code whose check character is right and whose tag is not. */
function guess() {
  return guessed(randomBytes(2).readUInt16BE())
}

/** The guess of a number: the same one again is not counted a second time. */
function guessed(serial: number) {
  return sealCode(1, serial, FOREIGN_KEY)
}

function entriesOf(member: TestMember) {
  const sql = 'SELECT points FROM ledger_entries WHERE member_id = ?'
  return shopReader().rows<{ points: number }>(sql, [member.id])
}

test.group('Scanning over HTTP', () => {
  test('a scan that waited on a phone is booked only for the member who made it', async ({
    client,
    assert,
  }) => {
    const [maker, other] = [await givenMember(), await givenMember()]
    const code = await givenCode({ points: 30 })
    const body = { qrCode: code, idempotency_key: randomUUID(), member_id: maker.id }
    const refused = await submit(client, other, body)
    refused.assertStatus(409)
    assert.equal(refused.body().errors[0].rule, 'other_member')
    assert.deepEqual(await entriesOf(other), [])
    const credited = await submit(client, maker, body)
    credited.assertStatus(200)
    assert.equal(credited.body().points, 30)
  })

  test('a maker that is no number is refused at its field', async ({ client, assert }) => {
    const member = await givenMember()
    const code = await givenCode({ points: 30 })
    for (const maker of [{ toString: 1 }, { valueOf: 1, toString: null }, [[]], true, 'x', 1.5]) {
      const answer = await submit(client, member, { qrCode: code, member_id: maker })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'member_id')
    }
    assert.deepEqual(await entriesOf(member), [])
  })

  test('[H-45] the page gets the expression, the code and the start flag', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visit = (url: string) => client.get(url).withGuard('member').loginAs(member).withInertia()
    const plain = await visit('/qr-code')
    plain.assertStatus(200)
    plain.assertInertiaComponent('points/scan')
    plain.assertInertiaPropsContains({ qrCodePattern: CODE_PATTERN, code: null, startscan: false })
    const started = await visit('/qr-code?startscan=1&code=AB12')
    started.assertInertiaPropsContains({ code: 'AB12', startscan: true })
    const odd = await visit(`/qr-code?code[]=1&startscan`)
    odd.assertInertiaPropsContains({ code: null, startscan: true })
    assert.equal((await visit(`/qr-code?code=${'A'.repeat(600)}`)).inertiaProps.code, null)
  })

  test('a guest is sent to the login and opening the address redeems nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const code = await givenCode()
    const guest = await client.get(`/qr-code?code=${code}`).redirects(0)
    guest.assertHeader('location', '/belepes')
    await client.get(`/qr-code?code=${code}`).withGuard('member').loginAs(member)
    assert.lengthOf(await entriesOf(member), 0)
    const rows = await shopReader().rows('SELECT 1 FROM codes WHERE code = ?', [code])
    assert.lengthOf(rows, 0)
  })

  test('[Q-05] [H-45] a script gets flash and points', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const product = await givenParticipatingProduct({ titleHu: 'Alapozó', points: 40 })
    const batch = await givenBatch({ productId: product.id })
    const code = await givenCode({ batch })
    const response = await submit(client, member, { qrCode: code })
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      flash: { success: '40 pont jóváírva' },
      points: 40,
      base: 40,
      bonuses: [],
      balance: 40,
      product: 'Alapozó',
      scanned_at: response.body().scanned_at,
    })
    assert.closeTo(Date.parse(response.body().scanned_at), Date.now(), 60_000)
    assert.equal(await balanceOf(member.id), 40)
  })

  test('[H-45] a page is sent back with flash and points', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'en' })
    const code = await givenCode()
    const response = await submitForm(client, member, typedCode(code)).redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/qr-code')
    response.assertFlashMessage('success', '120 points are yours')
    assert.lengthOf(await entriesOf(member), 1)
  })

  test('[Q-05] [Q-13] errors carry qrCode and wait_for', async ({ client, assert }) => {
    const member = await givenMember()
    for (let tried = 0; tried < 5; tried++) {
      const refused = await submit(client, member, { qrCode: guess() + tried })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].rule, 'invalid_code')
    }
    const throttled = await submit(client, member, { qrCode: guess() })
    throttled.assertStatus(429)
    const [error] = throttled.body().errors
    assert.equal(error.field, 'qrCode')
    assert.equal(error.rule, 'throttled')
    assert.isTrue(error.meta.wait_for >= 1 && error.meta.wait_for <= 60)
    const form = await submitForm(client, member, guess()).redirects(0)
    form.assertFlashMessage('inputErrorsBag', { qrCode: ['throttled'] })
    const page = await client
      .get('/qr-code')
      .withGuard('member')
      .loginAs(member)
      .withFlashMessages({
        inputErrorsBag: form.flashMessage('inputErrorsBag'),
        errorMeta: form.flashMessage('errorMeta'),
      })
      .withInertia()
    const errors = page.inertiaProps.errors as Record<string, string>
    assert.equal(errors.qrCode, 'throttled')
    assert.isTrue(Number(errors.wait_for) >= 1 && Number(errors.wait_for) <= 60)
  })

  test('[Q-13] a real sticker waits too while guessing is stopped', async ({ client, assert }) => {
    const member = await givenMember()
    for (let tried = 0; tried < 6; tried++) await submit(client, member, { qrCode: guess() })
    const response = await submit(client, member, { qrCode: await givenCode() })
    response.assertStatus(429)
    assert.lengthOf(await entriesOf(member), 0)
  })

  test('[Q-12] a retry with its key gets the first answer', async ({ client, assert }) => {
    const member = await givenMember()
    const body = { qrCode: await givenCode(), idempotency_key: randomUUID() }
    const first = await submit(client, member, body)
    const second = await submit(client, member, body)
    second.assertStatus(200)
    second.assertHeader('idempotent-replay', 'true')
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await entriesOf(member), 1)
  })

  test('[Q-28] in another browser the own code tells when it brought what, and books nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const title = { titleHu: 'Alapozó', titleEn: 'Primer' }
    const product = await givenParticipatingProduct({ points: 40, ...title })
    const batch = await givenBatch({ productId: product.id })
    const qrCode = await givenCode({ batch })
    const first = await submit(client, member, { qrCode, idempotency_key: randomUUID() })
    const again = await submit(client, member, { qrCode, idempotency_key: randomUUID() })
    again.assertStatus(422)
    const [{ rule, field, meta }] = again.body().errors
    assert.deepEqual([rule, field], ['already_used', 'qrCode'])
    const { scanned_at } = first.body()
    assert.containSubset(meta, { points: 40, scanned_at, title_hu: 'Alapozó', title_en: 'Primer' })
    assert.lengthOf(await entriesOf(member), 1)
    const stranger = await submit(client, await givenMember(), { qrCode })
    stranger.assertStatus(422)
    assert.isUndefined(stranger.body().errors[0].meta)
  })

  test('[Q-28] a form that is sent again is told so without praise', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'en' })
    const code = await givenCode()
    await submitForm(client, member, typedCode(code)).redirects(0)
    const again = await submitForm(client, member, typedCode(code)).redirects(0)
    again.assertFlashMessage(
      'status',
      'This code is yours already: 120 points. Nothing new was booked.'
    )
    again.assertFlashMissing('success')
    assert.lengthOf(await entriesOf(member), 1)
  })

  test('the key may come in the header, must be one, and names one code', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const key = { 'idempotency-key': randomUUID() }
    const first = await submit(client, member, { qrCode: await givenCode() }, key)
    first.assertStatus(200)
    const other = await submit(client, member, { qrCode: await givenCode() }, key)
    other.assertStatus(409)
    const bad = { qrCode: await givenCode(), idempotency_key: 'x' }
    const refused = await submit(client, member, bad)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'idempotency_key')
    assert.lengthOf(await entriesOf(member), 1)
  })

  for (const scans of [1, 7]) {
    test(`[Q-16] [Q-14] many members post one code at once: ${scans} of them get points`, async ({
      client,
      assert,
    }) => {
      const crowd = Array.from({ length: dose.scansAtOnce })
      const members = await Promise.all(crowd.map(() => givenMember()))
      const code = await givenCode({ maxScans: scans })
      const answers = await Promise.all(
        members.map((member) => untilDecided(() => submit(client, member, { qrCode: code })))
      )
      const statuses = answers.map((answer) => answer.status()).sort()
      const refused = Array(members.length - scans).fill(422)
      assert.deepEqual(statuses, [...Array(scans).fill(200), ...refused])
      const sql = 'SELECT COUNT(*) AS count FROM ledger_entries WHERE reference LIKE ?'
      const [{ count }] = await shopReader().rows<{ count: number }>(sql, [`scan:${code}:%`])
      assert.equal(count, scans)
      const balances = await Promise.all(members.map(({ id }) => balanceOf(id)))
      assert.deepEqual(balances.filter(Boolean), Array(scans).fill(120))
      assert.deepEqual(await brokenTruths(), [])
    }).timeout(300_000)
  }

  test('[Q-13] of all the posts at once at most five are checked', async ({
    client,
    assert,
    cleanup,
  }) => {
    // A slow machine takes longer for them than the wait lasts, after which five more are due.
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const guesses = Array.from({ length: dose.guessesAtOnce }, (_, serial) => guessed(serial))
    const answers = { 422: 0, 429: 0 } as Record<number, number>
    // So many at a time as the machine has connections for.
    while (guesses.length) {
      const wave = guesses.splice(0, GUESSES_OPEN_MAX)
      const sent = wave.map((qrCode) => untilDecided(() => submit(client, member, { qrCode })))
      for (const answer of await Promise.all(sent)) answers[answer.status()]++
    }
    const { 422: checked, 429: refused } = answers
    assert.equal(checked + refused, dose.guessesAtOnce)
    const sticker = await submit(client, member, { qrCode: await givenCode() })
    sticker.assertStatus(429)
    assert.isAtMost(checked, 5)
    assert.isAtLeast(checked, 1)
  }).timeout(600_000)

  test('a code of 100 kB, no code or something else is refused', async ({ client, assert }) => {
    const member = await givenMember()
    const bodies = [
      { qrCode: 'A'.repeat(100_000) },
      { qrCode: '' },
      { qrCode: null },
      { qrCode: ['A', 'B'] },
      { qrCode: { $gt: '' } },
      { qrCode: 7 },
      {},
    ]
    for (const body of bodies) {
      const response = await submit(client, member, body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'qrCode')
    }
    const list = await submit(client, member, [])
    list.assertStatus(422)
    const query = await client
      .post(`/qr-code?qrCode=${await givenCode()}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json({})
    query.assertStatus(422)
    assert.lengthOf(await entriesOf(member), 0)
  })

  test('without a cross-site token nothing is redeemed', async ({ client, assert }) => {
    const member = await givenMember()
    const code = await givenCode()
    const request = client.post('/qr-code').accept('json').withGuard('member').loginAs(member)
    const response = await request.json({ qrCode: code })
    assert.notEqual(response.status(), 200)
    assert.lengthOf(await entriesOf(member), 0)
  })
})
