import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Page } from 'playwright'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { inviteStaff } from '#auth'
import { staffInvitationValidator } from '#auth/staff/validators/staff'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { openPage } from '#tests/support/browser'
import { isAttack } from '#tests/support/dose'
import { EXECUTED, INJECTED, MARKUP } from '#tests/support/hostile/values'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'

/** Members whose data is hostile: two hold every text once, ten hold each in most fields. */
const MEMBERS = isAttack ? 10 : 2
/** Characters that house and door numbers hold at most. */
const SHORT = 30

/** The texts in turn, cut where a field is shorter. */
function texts(start: number) {
  let at = start
  return (max = 100) => MARKUP[at++ % MARKUP.length].slice(0, max)
}

/** Stores hostile texts through the forms of the profile, as a member would. */
async function givenHostileMember(client: ApiClient, start: number) {
  const next = texts(start)
  const member = await givenMember({ locale: 'en' })
  const names = { last_name: next(), first_name: next() }
  const company = {
    tax_number: '10537914-4-44',
    name: next(),
    zip: '1119',
    city: next(),
    address: next(),
    house_number: next(SHORT),
    door_number: next(SHORT),
  }
  const shipping = {
    last_name: next(),
    first_name: next(),
    zip: '1119',
    city: next(),
    address: next(),
    house_number: next(SHORT),
    doorbell: next(),
    note: next(),
  }
  const forms = { 'profil/company': company, 'profil/shipping': shipping }
  for (const [path, body] of Object.entries(forms)) await send(client, member, path, body)
  const sql = 'UPDATE members SET last_name = ?, first_name = ?, other_profession = ? WHERE id = ?'
  const values = [names.last_name, names.first_name, next(), member.id]
  await transaction((trx) => rows(trx, sql, values))
  return { member, ...names }
}

async function send(client: ApiClient, member: TestMember, path: string, body: object) {
  const request = client.post(`/${path}`).redirects(0).withGuard('member').loginAs(member)
  const response = await request.withCsrfToken().accept('json').json(body)
  if (response.status() >= 400) throw new Error(`${path}: ${response.text()}`)
}

/** Notes what a text has done in a page, before any of them runs. */
function watch(page: Page): string[] {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) happened.push(`asked for ${request.url()}`)
  })
  return happened
}

/** What the texts have brought about in the page that is open. */
async function done(page: Page): Promise<string[]> {
  return page.evaluate(
    `[
      ...(window.${EXECUTED} ? ['executed in ' + location.pathname] : []),
      ...[...document.querySelectorAll('[${INJECTED}]')]
        .map((one) => one.outerHTML + ' in ' + location.pathname),
    ]`
  )
}

test.group('Hostile texts that are stored', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(300_000)

  test('the pages of a member show them as text and run none', async ({
    assert,
    browser,
    client,
  }) => {
    for (let count = 0; count < MEMBERS; count++) {
      const { member, last_name: lastName } = await givenHostileMember(client, count * 10)
      await givenPoints(member, 500)
      const page = await openPage(browser, { member })
      const happened = watch(page)
      for (const path of ['/', '/profil', '/bevaltas', '/ajandekok', '/gyik']) {
        await page.goto(path)
        await page.locator('main h1').first().waitFor()
        happened.push(...(await done(page)))
      }
      await page.goto('/profil')
      const closed = page.locator('.acc-trigger[aria-expanded=false]')
      await page.locator('.acc-trigger').first().waitFor()
      while (await closed.count()) await closed.first().click()
      const field = page.locator('main input[name=last_name]').first()
      await field.waitFor()
      assert.equal(await field.inputValue(), lastName)
      happened.push(...(await done(page)))
      assert.deepEqual(happened, [])
      // What would be found if one of them had become more than text.
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<b ${INJECTED}>x</b>')`)
      assert.lengthOf(await done(page), 1)
      await page.context().close()
    }
  })

  test('the back-office shows members, staff and trades as text', async ({
    assert,
    browser,
    client,
    cleanup,
  }) => {
    const mark = `${Date.now()}`
    const hostile = await givenHostileMember(client, 4)
    for (let count = 0; count < MARKUP.length; count++) {
      const name = `${MARKUP[count].slice(0, 80)} ${mark}`
      const values = await staffInvitationValidator.validate({
        email: `${mark}-${count}@pelda.hu`,
        name,
        role: 'marketing',
      })
      await inviteStaff({ ...values, locale: null }, { source: 'cli' }, 'by_hand')
      const insert = `INSERT INTO professions (name_hu, name_en, is_active, created_at, updated_at)
        VALUES (?, ?, 0, 0, 0)`
      await transaction((trx) => rows(trx, insert, [`${name}`, name]))
    }
    cleanup(async () => {
      const sql = 'DELETE FROM professions WHERE name_hu LIKE ?'
      await transaction((trx) => rows(trx, sql, [`%${mark}`]))
    })
    const { page } = await atEntrance(browser)
    const happened = watch(page)
    await enterBackOffice(page, await givenStaff())
    for (const path of [
      'members',
      `members/${hostile.member.id}/show`,
      `members/${hostile.member.id}/show/ledger`,
      `members/${hostile.member.id}/show/seen`,
      `staff?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&perPage=50`,
      `professions?filter={}&sort=id&order=DESC&perPage=50`,
    ]) {
      await page.goto(`/admin/${path}`)
      await page.locator('.RaLayout-content').waitFor()
      await page
        .getByText(path.includes('staff') ? mark : '<', { exact: false })
        .first()
        .waitFor()
      happened.push(...(await done(page)))
    }
    assert.deepEqual(happened, [])
    await page.context().close()
  })

  test('the links of invitations greet with them as text', async ({ assert, browser }) => {
    const name = MARKUP[4].slice(0, 100)
    const account = await preparedAccount({ lastName: MARKUP[2], firstName: name })
    const page = await openPage(browser, { path: await validationPathOf(account) })
    await page.getByText(name).waitFor()
    assert.deepEqual(await done(page), [])
    await page.context().close()

    const staff = { email: `greet-${Date.now()}@pelda.hu`, role: 'admin', locale: null } as const
    const { link } = await inviteStaff({ ...staff, name }, { source: 'cli' }, 'by_hand')
    const guest = await atEntrance(browser, { path: new URL(link).pathname })
    const happened = watch(guest.page)
    await guest.page.getByText(name).waitFor()
    assert.deepEqual([...happened, ...(await done(guest.page))], [])
  })
})
