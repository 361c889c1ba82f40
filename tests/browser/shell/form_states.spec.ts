import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { openPage } from '#tests/support/browser'
import { flagsOf, holdRequests, holdTime, untilHeld } from '#tests/support/form_states'
import { givenMember } from '#tests/support/members'

const FORM = '[data-form=shipping]'
const ADDRESS = '**/profil/shipping'
/** Fields have places of their own to say something. */
const STATUS = `${FORM} button + [role=status]`
const UNCHANGED = 'Nothing has changed yet.'
const SAVED = 'Your changes are saved.'
const NOT_SAVED = 'Your changes are not saved.'

/** Writes down what the form says of itself, and when. */
const HEARD = `
  window.said = []
  const status = document.querySelector('${STATUS}')
  new MutationObserver(() => said.push({ text: status.textContent, at: Date.now() }))
    .observe(status, { childList: true, subtree: true, characterData: true })`

/** An answer is drawn by then, in ms of held time. */
const SAID_MS_MAX = 2000

type Said = { text: string; at: number }

/** A form of the profile that nobody has touched. */
async function openForm(browser: Browser) {
  const page = await openPage(browser, { path: '/profil', member: await givenMember() })
  await page.getByRole('button', { name: 'Shipping data' }).click()
  const form = page.locator(FORM)
  await form.getByText(UNCHANGED).waitFor()
  const save = form.getByRole('button', { name: 'Save' })
  return { page, save, city: form.getByLabel('City'), status: page.locator(STATUS) }
}

/** Has time pass until the form says something. @returns the moment, in ms */
async function untilSaid(page: Page, text: string): Promise<number> {
  const said = () => page.evaluate<Said[]>('said')
  const isThere = async () => (await said()).some((one) => one.text === text)
  for (let left = SAID_MS_MAX; left > 0 && !(await isThere()); left--) await page.clock.runFor(1)
  return (await said()).find((one) => one.text === text)!.at
}

/** Has time pass to a moment, in ms. */
async function runTo(page: Page, moment: number) {
  await page.clock.runFor(moment - (await page.evaluate<number>('Date.now()')))
}

test.group('States of a form', () => {
  test('[G-52] [U-15] a form is dirty, processing, successful, and recently so for 5000 ms', async ({
    assert,
    browser,
  }) => {
    const { page, save, city, status } = await openForm(browser)
    assert.deepEqual(await flagsOf(page, FORM), [])
    assert.isTrue(await save.isDisabled(), 'nothing to save')
    await city.fill('Győr')
    assert.isFalse(await save.isDisabled(), 'dirty')
    await city.fill('')
    assert.isTrue(await save.isDisabled(), 'as it was')
    await city.fill('Győr')
    await page.evaluate(HEARD)
    const held = await holdRequests(page, ADDRESS)
    await holdTime(page)
    await save.click()
    await untilHeld(page, held)
    assert.deepEqual(await flagsOf(page, FORM), ['processing'])
    assert.equal(await save.getAttribute('aria-busy'), 'true')

    await held[0].continue()
    const at = await untilSaid(page, SAVED)
    assert.deepEqual(await flagsOf(page, FORM), ['successful', 'recentlySuccessful'])
    assert.isTrue(await save.isDisabled(), 'what is typed is what is saved')
    assert.isNull(await save.getAttribute('aria-busy'))
    await runTo(page, at + 4999)
    assert.equal(await status.textContent(), SAVED)
    await runTo(page, at + 5001)
    await status.getByText(UNCHANGED).waitFor()
    assert.deepEqual(await flagsOf(page, FORM), ['successful'])
  })

  test('[G-52] [U-15] a form that nobody answered has failed, recently for 5000 ms, and keeps what was typed', async ({
    assert,
    browser,
  }) => {
    const { page, save, city, status } = await openForm(browser)
    await city.fill('Győr')
    await page.evaluate(HEARD)
    const held = await holdRequests(page, ADDRESS)
    await holdTime(page)
    await save.click()
    await untilHeld(page, held)
    await held[0].abort()
    const at = await untilSaid(page, NOT_SAVED)
    assert.deepEqual(await flagsOf(page, FORM), ['failed', 'recentlyFailed'])
    assert.isFalse(await save.isDisabled(), 'still dirty')
    assert.equal(await city.inputValue(), 'Győr')
    await runTo(page, at + 4999)
    assert.equal(await status.textContent(), NOT_SAVED)
    await runTo(page, at + 5001)
    await status.getByText(NOT_SAVED).waitFor({ state: 'detached' })
    assert.deepEqual(await flagsOf(page, FORM), ['failed'])
  })

  test('[G-52] a refused form has failed and says why at the field until it is edited', async ({
    assert,
    browser,
  }) => {
    const { page, save, city, status } = await openForm(browser)
    const field = page.locator(FORM).getByLabel('Postcode')
    const errors = page.locator(`${FORM} .err`)
    await city.fill('Győr')
    await field.fill('0123')
    await save.click()
    await status.getByText(NOT_SAVED).waitFor()
    assert.deepEqual(await flagsOf(page, FORM), ['failed', 'recentlyFailed'])
    assert.equal(await errors.count(), 1)
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    await field.fill('9023')
    assert.equal(await errors.count(), 0)
    await save.click()
    await status.getByText(SAVED).waitFor()
    assert.deepEqual(await flagsOf(page, FORM), ['successful', 'recentlySuccessful'])
  })

  test('[G-52] a form whose place another visit took waits for nothing', async ({
    assert,
    browser,
  }) => {
    const { page, save, city } = await openForm(browser)
    await city.fill('Győr')
    const held = await holdRequests(page, ADDRESS)
    await save.click()
    await untilHeld(page, held)
    const visits = await holdRequests(page, '**/gyik')
    await page.locator('a[href="/gyik"]').first().dispatchEvent('click')
    await untilHeld(page, visits)
    assert.deepEqual(await flagsOf(page, FORM), [])
    assert.isNull(await save.getAttribute('aria-busy'))
  })
})
