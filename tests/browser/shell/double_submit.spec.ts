import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'
import { fillAccount } from '#tests/support/register_pages'
import { accountBody } from '#tests/support/registrations'

/** Presses the button of a form twice within one turn of the page, as a trembling finger does. */
const TWICE = (form: string) => `(() => {
  const button = document.querySelector(${JSON.stringify(form)} + ' button[type=submit]')
  button.click()
  button.click()
})()`

/** What the page sends, while the server takes its time. */
async function sendingsOf(page: Page) {
  const sent: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method())) return route.continue()
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  return sent
}

test.group('A button pressed twice', () => {
  test('the first step of the registration is sent once', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/regisztracio' })
    await fillAccount(page, accountBody())
    const sent = await sendingsOf(page)
    await page.evaluate(TWICE('main form'))
    await page.waitForURL('**/regisztracio/step/2')
    assert.deepEqual(sent, ['POST /regisztracio'])
  })

  test('a gift is put into the cart once, and ordered once', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop({ locale: 'en' })
    const page = await openPage(browser, { path: `/ajandekok/details/${cap.slug}`, member })
    const put = await sendingsOf(page)
    await page.evaluate(TWICE('[role=dialog] form'))
    await page.waitForURL(/drawer=cart/)
    assert.deepEqual(put, [`POST /ajandekok/add_to_cart/${cap.slug}`])
  })

  test('a checkout is sent once', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop({ locale: 'en' })
    await givenCart(member, [{ product: cap }])
    const page = await openPage(browser, { path: '/bevaltas', member })
    const address = { last_name: 'Szűcs', first_name: 'Gábor', zip: '1119', city: 'Budapest' }
    const place = { ...address, address: 'Fehérvári út', house_number: '84/A' }
    for (const [name, text] of Object.entries(place)) {
      await page.locator(`main form [name$="${name}"]`).first().fill(text)
    }
    const sent = await sendingsOf(page)
    await page.evaluate(TWICE('main form'))
    await page.locator('main form').waitFor({ state: 'detached' })
    assert.deepEqual(sent, ['POST /bevaltas'])
  })

  test('the profile is saved once', async ({ assert, browser }) => {
    const { member } = await givenGiftShop({ locale: 'en' })
    const page = await openPage(browser, { path: '/profil', member })
    await page.locator('[data-form=profile] [name=first_name]').fill('Zsófia')
    const sent = await sendingsOf(page)
    await page.evaluate(TWICE('[data-form=profile]'))
    await page.getByText('Saved').first().waitFor()
    assert.deepEqual(sent, ['POST /profil'])
  })
})
