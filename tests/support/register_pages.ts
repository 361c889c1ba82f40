import type { Browser, Page } from 'playwright'
import { openPage, settled, type OpenedPage } from '#tests/support/browser'
import { lastCodeTo } from '#tests/support/outbox'
import { accountBody } from '#tests/support/registrations'

/** Fills in the first step as a visitor does. */
export async function fillAccount(page: Page, account = accountBody()): Promise<void> {
  await page.locator('input[name=email]').fill(String(account.email))
  await page.locator('input[type=tel]').fill(String(account.phone).replace('+36', ''))
  await page.locator('input[name=password]').fill(String(account.password))
  await page.locator('input[name=password_confirmation]').fill(String(account.password))
  await page.locator('input[name=tos]').check()
  await page.locator('input[name=major]').check()
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** Types a tax number as a member does, digits only. */
export async function typeTaxNumber(page: Page, taxNumber: string): Promise<void> {
  await field(page, 'tax_number').pressSequentially(taxNumber.replaceAll('-', ''))
}

/** Fills in everything a company that was not found needs. */
export async function fillDetails(page: Page): Promise<void> {
  await field(page, 'last_name').fill('Szűcs')
  await field(page, 'first_name').fill('Gábor')
  await typeTaxNumber(page, '10537914-4-44')
  await page.getByText('Please fill in the rest yourself.').waitFor()
  await field(page, 'company_name').fill('Szűcs Kft.')
  await field(page, 'company_zip').fill('1119')
  await field(page, 'company_city').fill('Budapest')
  await field(page, 'company_address').fill('Fehérvári út')
  await field(page, 'company_house_number').fill('84/A')
  await page.locator('select[name=main_profession_id]').selectOption({ label: 'Painting' })
  await field(page, 'regional_representative_zip').fill('9023')
  await field(page, 'tos').check()
}

/** Presses the button of the form. */
export const submit = (page: Page) => page.locator('form button[type=submit]').click()

/** A page at the second step. */
export async function openAtPhone(browser: Browser, opened: OpenedPage = {}) {
  const page = await openPage(browser, { path: '/regisztracio', ...opened })
  const account = accountBody()
  await fillAccount(page, account)
  await submit(page)
  await page.waitForURL('**/step/2')
  await page.locator('input[name=code]').waitFor()
  await arrivedAt(page)
  return { page, phone: String(account.phone), email: String(account.email) }
}

/** A page at the third step; the first two are sent without being filled in, which tests of their own do. */
export async function openAtDetails(browser: Browser, opened: OpenedPage = {}) {
  const page = await openPage(browser, { path: '/regisztracio', ...opened })
  const account = accountBody()
  await send(page, '/regisztracio', account)
  await send(page, '/regisztracio/step/2', { code: await lastCodeTo(String(account.phone)) })
  await page.goto('/regisztracio/step/3')
  await page.locator('input[name=last_name]').waitFor()
  await settled(page)
  return { page, phone: String(account.phone), email: String(account.email) }
}

/** Sends a form with the cookies of the page. */
async function send(page: Page, path: string, data: object) {
  // A page that all guests share brings no token.
  await page.request.get('/session/token')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), 'x-inertia': 'true' }
  const answer = await page.request.post(path, { data, headers, maxRedirects: 0 })
  const to = answer.headers().location ?? ''
  if (!to.includes('/step/')) throw new Error(`${path} led to ${answer.status()} ${to}`)
}

/** A visit ends when the focus is on the new heading; what is typed before would be lost. */
async function arrivedAt(page: Page) {
  await settled(page)
  await page.locator('h1:focus').waitFor()
}

/** Bodies of the POST requests a page sends from now on, with their paths. */
export function postsOf(page: Page) {
  const sent: { path: string; body: any; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const path = new URL(request.url()).pathname
    sent.push({ path, body: request.postDataJSON(), headers: request.headers() })
  })
  return sent
}

/** The error bag that the last one of such requests to a path named. */
export function bagOf(sent: ReturnType<typeof postsOf>, path: string): string | undefined {
  return sent.findLast((one) => one.path === path)?.headers['x-inertia-error-bag']
}

/** The text of the next toast of a look. */
export async function toastText(page: Page, look: 'ok' | 'bad'): Promise<string> {
  const toast = page.locator(`.toast.${look}`).last()
  await toast.waitFor()
  return (await toast.textContent()) ?? ''
}

/** Names of the events in the data layer. */
export function trackedEvents(page: Page): Promise<string[]> {
  return page.evaluate('(window.dataLayer ?? []).map((one) => one.event)')
}
