import type { Browser, Locator, Page } from 'playwright'
import { baseUrl, DESKTOP } from '#tests/support/browser'
import { TEST_PASSWORD, timeCodeNow, type TestStaff } from '#tests/support/members'

/** A window of the back-office, and what the page complained about. */
export interface BackOfficeWindow {
  page: Page
  problems: string[]
}

/** Opens the entrance in a browser of its own, with the language set. */
export async function atEntrance(
  browser: Browser,
  { path = '/admin', locale = 'en', width = DESKTOP } = {}
): Promise<BackOfficeWindow> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  // A frame without an origin has no storage.
  await context.addInitScript(
    `if (window === window.top) localStorage.setItem('admin_locale', '${locale}')`
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text())
  })
  await page.goto(path)
  return { page, problems }
}

/** Types the password of a staff member, up to the second factor. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.fill('input[name=username]', email)
  await page.fill('input[name=password]', TEST_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('input[name=code]').waitFor()
}

/** Comes in with password and code, as somebody does who has both. */
export async function enterBackOffice(page: Page, staff: TestStaff, stepsLater = 0): Promise<void> {
  await enterPassword(page, staff.email)
  await page.fill('input[name=code]', timeCodeNow(staff.secret, stepsLater))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').first().waitFor()
}

/** The entry of a list in the menu, whether something waits in it or not. */
export function entryOf(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name: new RegExp(`^${name}(,|$)`) })
}

/** Opens a list from the menu and waits until it has taken the place of the page before. */
export async function openList(page: Page, name: string): Promise<void> {
  await entryOf(page, name).click()
  await page.locator('#react-admin-title').getByText(name, { exact: true }).waitFor()
}

/**
 * Types into the search of a list and waits until the list is the found one: half a second after the
 * last letter react-admin goes to the address of the search, from whatever page that is.
 */
export async function searchList(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder(/^(Search|Keresés)$/).fill(words)
  await page.waitForURL(/[?&]filter=/)
}

/** What of a table lies outside the window: the texts of its header cells that end beyond the right edge. */
export async function cutOff(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!
  const cells = await page.locator('thead th').all()
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()))
  const isOutside = (_: unknown, at: number) => boxes[at]!.x + boxes[at]!.width > width
  return Promise.all(cells.filter(isOutside).map((cell) => cell.innerText()))
}
