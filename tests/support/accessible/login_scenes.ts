import { forgetLimits } from '#tests/support/limits'
import { TEST_PASSWORD } from '#tests/support/members'
import { withAllCountries } from '#tests/support/phone_countries'
import { fillAccount, submit } from '#tests/support/register_pages'
import { bad, both, dialogOf, opens, sendEmpty } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

const guest = scenesOf('guest')
const unverified = scenesOf('unverified')
const newcomer = scenesOf('newcomer')

async function failToLogIn(stage: Stage) {
  await forgetLimits()
  await stage.page.locator('input[name=email]').fill('nincs-ilyen@pelda.hu')
  await stage.page.locator('input[name=password]').fill('nem-ez-az-1')
  await submit(stage.page)
  await stage.page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor()
}

/** Up to the second factor. */
async function enterPassword({ page, locale, world }: Stage) {
  await forgetLimits()
  await page.locator('input[name=email]').fill(world.visitors[locale].arriving.email)
  await page.locator('input[name=password]').fill(TEST_PASSWORD)
  await submit(page)
  await page.waitForURL('**/two-factor-challenge')
}

/** Up to the code. */
async function askForSms({ page, locale, world }: Stage) {
  await forgetLimits()
  await page.locator('input[name=phone]').fill(world.visitors[locale].gatherer.phone)
  await submit(page)
  await page.waitForURL('**/belepes/sms/kod')
}

async function takeRecoveryCode(stage: Stage) {
  await stage.page.locator('main .btn.quiet').click()
  await stage.page.locator('input[name=recovery_code]').waitFor()
}

async function takenAddress(stage: Stage) {
  const { page, locale, world } = stage
  await forgetLimits()
  await fillAccount(page)
  await page.locator('input[name=email]').fill(world.visitors[locale].member.email)
  await submit(page)
  await bad(stage)
}

/** Chosen in full, a company that is not in the register shows every field. */
async function sendWrongDetails(stage: Stage) {
  await stage.page.locator('input[name=tax_number]').pressSequentially('12345678142')
  await sendEmpty(stage)
}

const CHALLENGE = '/two-factor-challenge'
const DETAILS = '/regisztracio/step/3'

/** Logging in and registering. */
export const LOGIN_SCENES: Scene[] = [
  guest('login', 'auth/login', '/belepes'),
  guest('wrong password', 'auth/login', '/belepes', { act: failToLogIn }),
  guest('login by SMS', 'auth/sms_login', '/belepes/sms'),
  guest('login by SMS without a number', 'auth/sms_login', '/belepes/sms', { act: sendEmpty }),
  scenesOf('caller')('code of a login by SMS', 'auth/sms_login_code', '/belepes/sms', {
    act: both(askForSms, sendEmpty),
  }),
  scenesOf('arriving')('second factor', 'auth/two_factor_challenge', '/belepes', {
    act: enterPassword,
  }),
  scenesOf('arriving')('wrong second factor', 'auth/two_factor_challenge', CHALLENGE, {
    act: sendEmpty,
  }),
  scenesOf('arriving')('empty recovery code', 'auth/two_factor_challenge', CHALLENGE, {
    act: both(takeRecoveryCode, sendEmpty),
  }),
  guest('forgotten password', 'auth/forgotten_password', '/elfelejtett-jelszo'),
  guest('forgotten password without address', 'auth/forgotten_password', '/elfelejtett-jelszo', {
    act: sendEmpty,
  }),
  guest('new password', 'auth/reset_password', '/reset-password/abc?email=a%40b.hu'),
  guest('empty new password', 'auth/reset_password', '/reset-password/abc?email=a%40b.hu', {
    act: sendEmpty,
  }),
  guest('registration', 'auth/register', '/regisztracio'),
  guest('empty registration', 'auth/register', '/regisztracio', { act: sendEmpty }),
  guest('registration with a taken address', 'auth/register', '/regisztracio', {
    act: takenAddress,
  }),
  guest('country of a phone', 'auth/register', '/regisztracio', {
    prepare: withAllCountries,
    over: 'components/auth/country_dialog',
    act: async ({ page }) => {
      await page.locator('button.country-button').click()
      await dialogOf(page).getByRole('option').first().waitFor()
    },
  }),
  unverified('code of the phone', 'auth/register_phone', '/regisztracio/step/2'),
  unverified('empty code of the phone', 'auth/register_phone', '/regisztracio/step/2', {
    act: sendEmpty,
  }),
  newcomer('details of the registration', 'auth/register_details', DETAILS),
  newcomer('empty details', 'auth/register_details', DETAILS, { act: sendEmpty }),
  newcomer('wrong details', 'auth/register_details', DETAILS, { act: sendWrongDetails }),
  guest(
    'prepared account',
    'auth/validate_registration',
    ({ visitors }, locale) => visitors[locale].validationPath
  ),
  guest(
    'new e-mail address',
    'auth/confirm_email',
    ({ visitors }, locale) => visitors[locale].proofPath
  ),
  guest(
    'end of the newsletter',
    'auth/end_newsletter',
    ({ visitors }, locale) => `/leiratkozas/${visitors[locale].newsletterSecret}`
  ),
  guest(
    'end of mails',
    'auth/end_newsletter',
    ({ visitors }, locale) => `/leiratkozas/${visitors[locale].newsletterSecret}/order`
  ),
  guest('menu of a guest', 'content/faq', '/gyik', {
    over: 'components/layout/menu_drawer',
    act: async (stage) => {
      await stage.page.setViewportSize({ width: 360, height: 844 })
      await opens('layout.menu')(stage)
    },
  }),
]
