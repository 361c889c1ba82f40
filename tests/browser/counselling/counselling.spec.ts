import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { counsellingOf, questionsOf, wallPhoto } from '#tests/support/counselling'
import { DAYS_TOLD, givenMember, givenStaff } from '#tests/support/members'

const PATH = '/profil/szaktanacsadas'

/** Chooses a photo of a wall, as the gallery of a phone hands it over. */
async function addPhoto(page: Page, name: string) {
  const photo = { name, mimeType: 'image/jpeg', buffer: await wallPhoto(600) }
  await page.locator('input[type=file]').setInputFiles(photo)
}

test.group('Asking for advice', () => {
  test('[T-23] a member asks with a photo on a phone, support answers, the member reads it', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const staff = await givenStaff({ role: 'support' })
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('link', { name: 'Advice from our experts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Advice from our experts' }).waitFor()
    await page.getByText('You have not asked anything yet').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Send the question' }).click()
    await page.getByText('Choose what it is about').waitFor()
    await page.getByText('Please write a few words').waitFor()
    await page.getByLabel('What is it about?').selectOption('defect')
    await page
      .getByRole('textbox', { name: 'Your question' })
      .fill('The plaster cracks.\nIt is a week old.')
    await addPhoto(page, 'near.jpg')
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    await screenshot(page, 'counselling-filled-en')
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))

    // A tab that was closed has lost nothing.
    await page.reload()
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    assert.include(
      await page.getByRole('textbox', { name: 'Your question' }).inputValue(),
      'It is a week old.'
    )
    await page.getByRole('button', { name: 'Send the question' }).dblclick()
    await page.getByRole('heading', { level: 1, name: 'Crack, stain, poor adhesion' }).waitFor()
    const [{ id }, ...more] = await questionsOf(member)
    assert.lengthOf(more, 0)
    assert.isTrue(page.url().endsWith(`${PATH}/${id}`))

    const office = await atEntrance(browser)
    await enterBackOffice(office.page, staff)
    await openList(office.page, 'Adviser questions')
    const row = office.page.getByRole('row').filter({ hasText: 'Crack, stain' })
    await row.first().waitFor()
    await screenshot(office.page, 'counselling-desk-list-en', false)
    assert.deepEqual(await cutOff(office.page), [])
    await office.page.goto(`/admin/counselling_questions/${id}/show`)
    await office.page.getByText('It is a week old.').waitFor()
    await office.page.getByAltText('Photo 1').waitFor()
    await office.page.getByRole('button', { name: 'Answer' }).click()
    const dialog = office.page.getByRole('dialog')
    await dialog.getByLabel('Answer').fill('Wet it for three days, <b>gently</b>.')
    await screenshot(office.page, 'counselling-desk-answer-en', false)
    await dialog.getByRole('button', { name: 'Answer' }).click()
    await office.page.getByText('The answer is sent').waitFor()
    await screenshot(office.page, 'counselling-desk-en')
    assert.deepEqual(office.problems, [])
    await office.page.context().close()

    await page.reload()
    await page.getByText('Wet it for three days, <b>gently</b>.').waitFor()
    await page.getByText('Answered', { exact: true }).waitFor()
    await screenshot(page, 'counselling-answered-en')
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    await page.getByLabel('Your message').fill('Thank you, and from then on?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Thank you, and from then on?').first().waitFor()
    await page.getByText('In progress', { exact: true }).waitFor()
    assert.equal(await page.getByLabel('Your message').inputValue(), '')
    assert.deepEqual(problemsOf(page), [])
  }).timeout(240_000)

  test('a photo that does not get there says so, and can be sent again or left out', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: PATH, member })
    await page.route('**/kepek/*', (route) => route.abort())
    await addPhoto(page, 'near.jpg')
    await page.getByText('near.jpg: It did not get there. Please send it again.').waitFor()
    await screenshot(page, 'counselling-photo-failed-en')
    await page.unroute('**/kepek/*')
    await page.getByRole('button', { name: 'Send near.jpg again' }).click()
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    assert.equal(await page.getByRole('img', { name: 'Photo 1' }).count(), 0)
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.locator('input[type=file]').setInputFiles(text)
    await page.getByText(/^notes\.jpg: /).waitFor()
    await page.getByRole('button', { name: 'Leave notes.jpg out' }).click()
    assert.equal(await page.getByText(/^notes\.jpg: /).count(), 0)
  })

  test('what was typed outlives a session that ended', async ({ assert, browser }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: PATH, member })
    await page.getByLabel('What is it about?').selectOption('quantity')
    await page
      .getByRole('textbox', { name: 'Your question' })
      .fill('How many bags for 40 square metres?')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Send the question' }).click()
    await page.waitForURL('**/belepes')
    await page.context().addCookies(cookies)
    await page.goto(PATH)
    const typed = page.getByRole('textbox', { name: 'Your question' })
    for (let tried = 0; tried < 50 && !(await typed.inputValue()); tried++) {
      await page.waitForTimeout(100)
    }
    assert.equal(await typed.inputValue(), 'How many bags for 40 square metres?')
    assert.equal(await page.getByLabel('What is it about?').inputValue(), 'quantity')
  })

  for (const locale of ['hu', 'en'] as const) {
    test(`the pages fit a phone and a desk, ${locale}`, async ({ assert, browser, client }) => {
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const own = counsellingOf(client, member)
      const key = '0123456789abcdef0123456789abcdef'
      await own.sendPhoto(key, await wallPhoto(600))
      await own.ask({
        photos: [key],
        text: 'A homlokzatihőszigetelő-rendszer felülete '.repeat(12),
      })
      await own.ask({ topic: 'weather' })
      const [{ id }] = await questionsOf(member)
      for (const colorScheme of locale === 'hu'
        ? (['light', 'dark'] as const)
        : (['light'] as const)) {
        for (const width of [PHONE, DESKTOP]) {
          for (const path of [PATH, `${PATH}/${id}`]) {
            const page = await openPage(browser, {
              path,
              member,
              width,
              locale,
              context: { colorScheme },
            })
            const name = path === PATH ? 'list' : 'question'
            await screenshot(page, `counselling-${name}-${locale}-${width}-${colorScheme}`)
            assert.deepEqual(await accessibilityFaults(page), [])
            assert.isFalse(await scrollsSideways(page))
            assert.deepEqual(problemsOf(page), [])
            await page.context().close()
          }
        }
      }
      const office = await atEntrance(browser, { locale })
      await enterBackOffice(office.page, await givenStaff({ role: 'support' }))
      for (const width of [PHONE, DESKTOP]) {
        await office.page.setViewportSize({ width, height: 900 })
        await office.page.goto('/admin/counselling_questions')
        await office.page.getByRole('row').nth(1).waitFor()
        await screenshot(office.page, `counselling-desk-list-${locale}-${width}`, false)
        assert.deepEqual(await cutOff(office.page), [])
        await office.page.goto(`/admin/counselling_questions/${id}/show`)
        await office.page.getByRole('img').last().waitFor()
        await screenshot(office.page, `counselling-desk-${locale}-${width}`)
        // Titles of the back-office are no headings of the first level, on any page of it.
        const faults = await accessibilityFaults(office.page)
        assert.deepEqual(
          faults.filter((one) => !one.startsWith('page-has-heading-one')),
          []
        )
      }
      assert.deepEqual(office.problems, [])
    }).timeout(240_000)
  }
})
