import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import { runOutboxOnce } from '#app/outbox/worker'
import {
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
  settled,
} from '#tests/support/browser'
import { placesOf } from '#tests/support/everything'
import { FLOW } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { lastCodeTo } from '#tests/support/outbox'
import { givenCode } from '#tests/support/points'
import { fillAccount, submit } from '#tests/support/register_pages'
import { accountBody, storedMember } from '#tests/support/registrations'
import { brokenTruths } from '#tests/support/truths'
import { timeCode } from '#tests/support/two_factor'

const JOURNEY_MS_MAX = 180_000
/** A name that nobody else in the shop has, with long Hungarian words. */
const PERSON = { last_name: 'Hosszúnevűfalvi', first_name: 'Szilveszter' }
const COMPANY = 'Hosszúnevűfalvi Vakolóipari Kft.'

/** One person on one phone, and what each screen looked like. */
class Walk {
  private steps = 0

  constructor(
    readonly page: Page,
    private readonly assert: { isFalse(value: unknown, message?: string): void }
  ) {}

  field(name: string) {
    return this.page.locator(`[name="${name}"]`)
  }

  /** Waits for a page of this address, and looks at it. */
  async arrive(path: string, name: string) {
    await this.page.waitForURL((url) => url.pathname === path)
    await settled(this.page)
    await this.page.locator('h1:focus').waitFor()
    await this.look(name)
  }

  async go(path: string, name: string) {
    await this.page.goto(path)
    await settled(this.page)
    await this.look(name)
  }

  /** Nothing may lie beside the screen; the picture is kept. */
  async look(name: string) {
    this.steps += 1
    await screenshot(this.page, `life-${String(this.steps).padStart(2, '0')}-${name}`)
    this.assert.isFalse(await scrollsSideways(this.page), name)
  }

  async open(section: string) {
    await this.page
      .getByRole('button', { name: new RegExp(`^${section}`) })
      .first()
      .click()
  }

  async save(form: string) {
    await this.page.locator(`[data-form=${form}] button[type=submit]`).click()
    await this.page
      .locator(`[data-form=${form}]`)
      .getByText('A változtatásokat elmentettük.')
      .waitFor()
  }
}

async function register(walk: Walk, account: ReturnType<typeof accountBody>) {
  const { page } = walk
  await fillAccount(page, account)
  await walk.look('account')
  await submit(page)
  await walk.arrive('/regisztracio/step/2', 'phone')
  await walk.field('code').fill(await lastCodeTo(String(account.phone)))
  await submit(page)
  await walk.arrive('/regisztracio/step/3', 'details-empty')
  await submit(page)
  await page.locator('.toast.bad').waitFor()
  await walk.look('details-refused')
  await fillDetails(walk)
  await walk.look('details')
  await submit(page)
}

async function fillDetails(walk: Walk) {
  const { page } = walk
  await walk.field('last_name').fill(PERSON.last_name)
  await walk.field('first_name').fill(PERSON.first_name)
  await walk.field('tax_number').pressSequentially('10537914444')
  const company = { name: COMPANY, zip: '1119', city: 'Budapest', address: 'Fehérvári út' }
  await walk.field('company_name').waitFor()
  for (const [part, text] of Object.entries({ ...company, house_number: '84/A' })) {
    await walk.field(`company_${part}`).fill(text)
  }
  await page.locator('select[name=main_profession_id]').selectOption({ index: 1 })
  await walk.field('regional_representative_zip').fill('9023')
  await walk.field('tos').check()
}

/** Birthday and name day, up to the thanks. */
async function tellDays(walk: Walk) {
  const { page } = walk
  await walk.arrive(FLOW, 'extra-points')
  // What was refused on the way is not said any more.
  await page.locator('.toast.bad').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Kezdés' }).click()
  await walk.arrive(`${FLOW}/birthday`, 'birthday')
  await walk.field('birthday_year').fill('1984')
  await walk.field('birthday_month').selectOption('2')
  await walk.field('birthday_day').fill('29')
  await submit(page)
  await walk.arrive(`${FLOW}/nameday`, 'name-day')
  await walk.field('name_day_month').selectOption('12')
  await walk.field('name_day_day').fill('31')
  await submit(page)
  await walk.arrive(`${FLOW}/survey`, 'surveys')
  await submit(page)
  await walk.arrive(`${FLOW}/success`, 'thanks')
}

/** The first sticker, typed in, which confirms the invitation. */
async function scan(walk: Walk, code: string) {
  await walk.go('/qr-code', 'scan')
  await walk.page.getByLabel('A kód begépelése').fill(code)
  await walk.page.getByRole('button', { name: 'Pontok jóváírása' }).click()
  await walk.page.getByRole('dialog').getByText('A kód rendben').waitFor()
  await walk.look('credited')
}

async function fillProfile(walk: Walk) {
  const { page } = walk
  await walk.go('/profil', 'profile')
  await page.locator('[data-form=profile]').locator('[name=first_name]').fill('Szilveszter Bálint')
  await walk.save('profile')
  await walk.open('Szállítási adatok')
  const shipping = page.locator('[data-form=shipping]')
  const place = { zip: '1119', city: 'Budapest', address: 'Fehérvári út', house_number: '84/A' }
  for (const [part, text] of Object.entries({ ...PERSON, ...place })) {
    await shipping.locator(`[name$="${part}"]`).first().fill(text)
  }
  await walk.look('shipping')
  await walk.save('shipping')
  await walk.open('Hozzájárulások')
  await page.locator('[data-form=consent] [name=marketing_email]').check()
  await walk.save('consent')
  await walk.look('consents')
  await walk.open('Pontok története')
  await page.locator('table').waitFor()
  await walk.look('history')
}

/** Switches the second factor on, logs out, and comes back through it. Answers the secret's app. */
async function secondFactor(walk: Walk, { email, password }: Record<'email' | 'password', string>) {
  const { page } = walk
  const panel = page.locator('section[aria-labelledby=two-factor-title]')
  await walk.open('Biztonság')
  await panel.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await panel.locator('img.qr').waitFor()
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
  await panel.locator('input[name=code]').fill(timeCode(secret))
  await panel.locator('button[type=submit]').click()
  await panel.locator('.recovery-codes').waitFor()
  const recovery = await panel.locator('.recovery-codes code').first().innerText()
  await walk.look('second-factor')
  await panel.getByRole('button', { name: 'Eltettem őket' }).click()
  await page.getByRole('button', { name: 'Menü' }).click()
  await walk.look('menu')
  // The page below has a button of that name too, until the drawer is there.
  await page.locator('.drawer').getByRole('button', { name: 'Kilépés' }).click()
  await page.getByRole('link', { name: 'Belépés' }).first().waitFor()
  await walk.go('/belepes', 'login')
  await walk.field('email').fill(email)
  await walk.field('password').fill(password)
  await submit(page)
  await walk.arrive('/two-factor-challenge', 'challenge')
  await page.locator('.btn.quiet').click()
  await walk.field('recovery_code').fill(recovery)
  await submit(page)
  await page.waitForURL((url) => url.pathname === '/')
}

async function downloadEverything(walk: Walk): Promise<string> {
  await walk.go('/profil', 'profile-again')
  await walk.open('Saját adatok')
  const downloading = walk.page.waitForEvent('download')
  await walk.page.getByRole('link', { name: 'Adatok letöltése' }).click()
  const path = await (await downloading).path()
  const files = unzipSync(new Uint8Array(readFileSync(path)))
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n')
}

async function deleteAccount(walk: Walk, password: string) {
  const { page } = walk
  await walk.open('Fiók törlése')
  await page.locator('.acc-panel').getByRole('button', { name: 'Fiók törlése' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Igen, tovább' }).click()
  await walk.look('deletion')
  await dialog.getByLabel('Jelszó', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Végleges törlés' }).click()
  await page.getByText('A profil sikeresen törölve').first().waitFor()
  await walk.look('gone')
}

test.group('A membership on one phone', (group) => {
  group.each.setup(() => forgetLimits())

  test('from the invitation to the deletion, in Hungarian on a phone', async ({
    assert,
    browser,
  }) => {
    const inviter = await givenMember()
    const account = accountBody()
    const password = String(account.password)
    const [email, phone] = [String(account.email), String(account.phone)]
    const page = await openInvited(browser, inviter.referralCode)
    const walk = new Walk(page, assert)
    await register(walk, account)
    await tellDays(walk)
    const { id } = await storedMember(email)
    await scan(walk, await givenCode())
    await runOutboxOnce()
    const invited = (await bookingsOf(inviter.id)).map(({ source }) => source)
    assert.include(invited, 'referral')
    await fillProfile(walk)
    await secondFactor(walk, { email, password })
    const everything = await downloadEverything(walk)
    for (const word of [PERSON.last_name, COMPANY, email, phone, '1984-02-29']) {
      assert.include(everything, word)
    }
    const sources = (await bookingsOf(Number(id))).map(({ source }) => source).sort()
    assert.includeMembers(sources, [
      'registration',
      'birthday',
      'name_day',
      'qrcode',
      'profile_data',
    ])
    await deleteAccount(walk, password)
    await runOutboxOnce()
    assert.deepEqual(problemsOf(page), [])
    assert.deepEqual(await placesOf([PERSON.last_name, COMPANY, email, phone]), [])
    assert.deepEqual(await brokenTruths(), [])
  }).timeout(JOURNEY_MS_MAX)
})

function openInvited(browser: Browser, code: string): Promise<Page> {
  return openPage(browser, { path: `/regisztracio?ref=${code}`, width: PHONE, locale: 'hu' })
}
