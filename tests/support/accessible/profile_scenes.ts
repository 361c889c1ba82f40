import { forgetLimits } from '#tests/support/limits'
import { TEST_PASSWORD } from '#tests/support/members'
import { timeCode } from '#tests/support/two_factor'
import { awaitsDialog, both, button, dialogOf, sendDialogEmpty, sendEmpty } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

const member = scenesOf('member')
const fresh = scenesOf('fresh')
const guarded = scenesOf('gatherer')

const SHOW = 'profile/show'
const PATH = '/profil'

/** Opens one section of the page, or all. */
const opensSection =
  (name = '') =>
  async ({ page, t }: Stage) => {
    const heads = page.locator('.acc-trigger[aria-expanded=false]')
    const wanted = name ? heads.filter({ hasText: t(`profile.section.${name}`) }) : heads
    while ((await wanted.count()) > 0) await wanted.first().click()
    await page.locator('.acc-panel .skeleton').first().waitFor({ state: 'detached' })
  }

/** Types into fields of one of the forms, and sends it. */
async function sendForm({ page }: Stage, name: string, values: Record<string, string>) {
  const form = page.locator(`form[data-form=${name}]`)
  for (const [field, value] of Object.entries(values)) {
    await form.locator(`[name="${field}"]`).fill(value)
  }
  await form.locator('button[type=submit]').click()
  await form.locator('[aria-invalid=true]').first().waitFor()
}

async function sendWrongForms(stage: Stage) {
  await sendForm(stage, 'profile', { first_name: '', email: 'nem-cim', new_password: 'rövid' })
  await sendForm(stage, 'company', { tax_number: '12345678-1-42' })
  await sendForm(stage, 'shipping', { 'shipping.zip': '0999', 'shipping.floor': 'II' })
}

/** The step at which the password of the account is asked for. */
const askToDelete = both(opensSection('delete'), async (stage) => {
  const name = stage.t('profile.delete.button')
  await stage.page.locator('.acc-panel').getByRole('button', { name, exact: true }).click()
  await dialogOf(stage.page).waitFor()
})
const sendWrongPassword = async (stage: Stage) => {
  await forgetLimits()
  await button(stage, 'profile.delete.go_on').click()
  await sendDialogEmpty(stage)
}

const SECOND_FACTOR = 'section[aria-labelledby=two-factor-title]'

const askForSecondFactor = both(opensSection('security'), async (stage) => {
  await button(stage, 'auth.two_factor.enable').click()
  await awaitsDialog(stage)
})

async function beginSecondFactor(stage: Stage) {
  await forgetLimits()
  await askForSecondFactor(stage)
  await dialogOf(stage.page).locator('input[name=password]').fill(TEST_PASSWORD)
  await dialogOf(stage.page).locator('button[type=submit]').click()
  await stage.page.locator(`${SECOND_FACTOR} img.qr`).waitFor()
  await stage.page.locator(`${SECOND_FACTOR} button[type=submit]`).click()
  await stage.page.locator(`${SECOND_FACTOR} [aria-invalid=true]`).waitFor()
}

async function endSecondFactor({ page }: Stage) {
  const panel = page.locator(SECOND_FACTOR)
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
  await panel.locator('input[name=code]').fill(timeCode(secret))
  await panel.locator('button[type=submit]').click()
  await panel.locator('.recovery-codes').waitFor()
}

const OVER_DELETION = 'components/profile/delete_account'
const OVER_PASSWORD = 'components/auth/password_dialog'

/** The member's own page. */
export const PROFILE_SCENES: Scene[] = [
  member('profile with all sections', SHOW, PATH, { act: opensSection() }),
  fresh('profile of somebody new', SHOW, PATH, { act: opensSection() }),
  member('history without a hit', SHOW, `${PATH}?source=adjustment`),
  member('refused forms of the profile', SHOW, PATH, {
    act: both(opensSection(), sendWrongForms),
  }),
  member('question about the deletion', SHOW, PATH, { over: OVER_DELETION, act: askToDelete }),
  member('deletion without a password', SHOW, PATH, {
    over: OVER_DELETION,
    act: both(askToDelete, sendWrongPassword),
  }),
  guarded('password before the second factor', SHOW, PATH, {
    over: OVER_PASSWORD,
    act: both(askForSecondFactor, sendDialogEmpty),
  }),
  guarded('beginning of a second factor', SHOW, PATH, { act: beginSecondFactor }),
  guarded('recovery codes', SHOW, PATH, { act: endSecondFactor }),
  member('password once more', 'auth/confirm_password', '/user/confirm-password'),
  member('empty password once more', 'auth/confirm_password', '/user/confirm-password', {
    act: sendEmpty,
  }),
]
