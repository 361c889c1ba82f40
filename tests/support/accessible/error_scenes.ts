import { submit } from '#tests/support/register_pages'
import { forgetLimits } from '#tests/support/limits'
import type { Scene, Stage, Who } from './scene.js'

const bad = ({ page }: Stage) => page.locator('main [aria-invalid=true]').first().waitFor()

/** Sends the form of a page as it came. */
async function sendEmpty(stage: Stage) {
  await submit(stage.page)
  await bad(stage)
}

async function failToLogIn(stage: Stage) {
  await forgetLimits()
  await stage.page.locator('input[name=email]').fill('nincs-ilyen@pelda.hu')
  await stage.page.locator('input[name=password]').fill('nem-ez-az-1')
  await submit(stage.page)
  await stage.page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor()
}

const form = (name: string, page: string, path: string, more: Partial<Scene> = {}): Scene => {
  return { name, page, path: () => path, as: 'guest', act: sendEmpty, ...more }
}
const step = (name: string, page: string, number: number, as: Who) =>
  form(name, page, `/regisztracio/step/${number}`, { as })

/** Forms that were refused. */
export const ERROR_SCENES: Scene[] = [
  form('wrong password', 'auth/login', '/belepes', { act: failToLogIn }),
  form('login by SMS without a number', 'auth/sms_login', '/belepes/sms'),
  form('forgotten password without address', 'auth/forgotten_password', '/elfelejtett-jelszo'),
  form('empty new password', 'auth/reset_password', '/reset-password/abc?email=a%40b.hu'),
  form('empty registration', 'auth/register', '/regisztracio'),
  step('empty code of the phone', 'auth/register_phone', 2, 'unverified'),
  form('empty password once more', 'auth/confirm_password', '/user/confirm-password', {
    as: 'member',
  }),
]
