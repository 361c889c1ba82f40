import { chromium } from 'playwright'
import { CHROMIUM_ARGUMENTS, findMeasuringBrowser } from '../../scripts/services/chromium.mjs'
import { startAhead } from './priority.mjs'

/** What a telephone of the mobile preset is to the page. @source npm package lighthouse, its constants */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'hu-HU',
}

/** What the browser of a visitor asks for. */
export const LANGUAGE = '--accept-lang=hu-HU,hu'

/** A browser that nobody has used before, with whatever else it is to be told. */
export function openBrowser(switches) {
  const args = [...CHROMIUM_ARGUMENTS, LANGUAGE, ...switches]
  const executablePath = findMeasuringBrowser()
  return startAhead(() => chromium.launch({ executablePath, args, headless: true }))
}

/** Visits of a page before the first that counts, and how many of them at a time. */
const WARM_UP_VISITS = 12
const TOGETHER = 3

/** Visits a page as others did before: a shop that has just begun compiles its code first, on the processor of the browser. */
export async function warmUp({ origin, switches }, { path }, cookies) {
  const browser = await openBrowser(switches)
  try {
    for (let visits = 0; visits < WARM_UP_VISITS; visits += TOGETHER) {
      await Promise.all(
        Array.from({ length: TOGETHER }, () => visit(browser, origin + path, cookies))
      )
    }
  } finally {
    await browser.close()
  }
}

async function visit(browser, address, cookies) {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await context.close()
}

/** Logs a member in by the form, and leaves a gift in the cart; answers the cookies of that browser. */
export async function logIn({ origin, switches }, { email, password }) {
  const browser = await openBrowser(switches)
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: origin })
    const page = await context.newPage()
    await page.goto('/belepes')
    // Whatever is typed before scripts have taken the page over may be lost; they take the answered question away.
    await page.locator('.measuring button').first().click()
    await page.locator('.measuring').waitFor({ state: 'detached' })
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await fillCart(page)
    return await context.cookies()
  } finally {
    await browser.close()
  }
}

/** The links of a list of gifts. */
const GIFT = 'main a[href*="/ajandekok/details/"]'

/** Takes the first gift that asks for no choice and can be paid. */
async function fillCart(page) {
  await page.goto('/ajandekok')
  await page.locator(GIFT).first().waitFor()
  const taken = await page.evaluate(async (gift) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1])
    const links = [...document.querySelectorAll(gift)]
    for (const { pathname } of links) {
      const slug = pathname.split('/').at(-1)
      const answer = await fetch(`/ajandekok/add_to_cart/${slug}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept': 'application/json',
          'x-xsrf-token': token,
        },
        body: JSON.stringify({ quantity: 1 }),
      })
      if (answer.ok) return slug
    }
    return null
  }, GIFT)
  if (!taken) throw new Error('No gift could be put into the cart')
}
