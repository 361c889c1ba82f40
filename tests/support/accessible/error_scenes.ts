import { closeShop } from '#tests/support/maintenance'
import { scenesOf, type Scene, type Stage } from './scene.js'

const guest = scenesOf('guest')
const member = scenesOf('member')

const ERROR = 'content/error'
const CONTACT = '**/kapcsolat'

const toContact = ({ page }: Stage) => page.locator('.nav a[href="/kapcsolat"]').click()

/** Has a page of the menu come otherwise than the server sends it. */
async function changed({ page }: Stage, change: (answer: Answer) => object) {
  await page.route(CONTACT, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })
}

interface Answer {
  props: object
}

/** A page whose data are not what it is made for. */
async function breakPage(stage: Stage) {
  await changed(stage, (answer) => ({ ...answer, props: { ...answer.props, page: 1 } }))
  await toContact(stage)
  await stage.page.locator('main [role=alert] h1').waitFor()
}

/** A page that this build of the shop does not have. */
async function nameMissingPage(stage: Stage) {
  const { page, t } = stage
  const name = t('error_page.missing_component', { name: 'no/such' })
  await changed(stage, (answer) => ({ ...answer, component: 'no/such' }))
  await toContact(stage)
  // The check asks no element of its own kind for a name.
  await page.getByRole('dialog', { name, exact: true }).waitFor()
}

/** Something between browser and shop answers in its place. */
async function answerNoPage(stage: Stage) {
  const { page, t } = stage
  await page.route(CONTACT, (route) => route.fulfill({ contentType: 'text/html', body: 'proxy' }))
  await toContact(stage)
  await page.locator('h1', { hasText: t('error_page.no_page.title') }).waitFor()
}

/** A toast tells what went wrong with a form; away from the window nobody would see it go. */
async function failForm({ page }: Stage) {
  await page.route('**/belepes', (route) => route.fulfill({ status: 500, body: '' }))
  await page.locator('input[name=email]').fill('valaki@pelda.hu')
  await page.locator('input[name=password]').fill('jelszo-1234')
  await page.locator('main form button[type=submit]').click()
  await page.locator('.toast').waitFor()
  await page.evaluate("window.dispatchEvent(new Event('blur'))")
}

/** Each page of errors with words of its own, and each other way to tell of one. */
export const ERROR_SCENES: Scene[] = [
  guest('page for members', ERROR, '/proba/401', { titled: '401' }),
  guest('page of somebody else', ERROR, '/proba/403', { titled: '403' }),
  guest('no such page', ERROR, '/nincs-ilyen', { titled: '404' }),
  guest('throttled', ERROR, '/proba/throttled', { titled: '429' }),
  member('page that fails', ERROR, '/proba/server', { titled: '500' }),
  guest('closed shop', ERROR, '/gyik', { titled: '503', prepare: closeShop }),
  guest('request that is not understood', ERROR, '/proba/uri', { titled: 'default' }),
  guest('link that has expired', ERROR, '/proba/signature', { titled: 'invalid_signature' }),
  guest('answer that is no page', ERROR, '/gyik', { titled: 'no_page', act: answerNoPage }),
  member('order that may have gone', ERROR, '/proba/unknown', { titled: 'outcome_unknown' }),
  guest('busy shop', ERROR, '/proba/busy', { titled: 'unavailable' }),
  guest('page that breaks', 'content/page', '/gyik', { act: breakPage }),
  guest('page that is missing', 'content/faq', '/gyik', {
    over: 'navigation/protocol/overlay',
    act: nameMissingPage,
  }),
  guest('form that fails', 'auth/login', '/belepes', { toast: true, act: failForm }),
  guest('page without a network', '', (_world, locale) => `/offline/${locale}`),
]
