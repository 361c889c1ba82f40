import { test } from '@japa/runner'
import { kitBrowser } from '#tests/support/kit_browser'

const PANELS = ['right', 'left', 'menu', 'dialog', 'wide']

test.group('Fields, keyboard and pointer', (group) => {
  const kit = kitBrowser(group)

  test('[L-18] inputs have labels and a visible focus', async ({ assert }) => {
    const page = await kit.open(1280)
    const nameless = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[])
          .filter((field) => !field.labels?.length && !field.ariaLabel)
          .map(String)
      )
    assert.deepEqual(nameless, [])
    for (const label of ['City', 'Password', 'Country', 'Message (optional)', 'Remember me']) {
      const field = page.getByLabel(label, { exact: true })
      await field.focus()
      await page.keyboard.press('Shift')
      const outline = await field.evaluate((element) => getComputedStyle(element).outline)
      assert.match(outline, /solid.* 3px|3px.* solid/, label)
    }
  })

  test('[L-18] drawers and dialogs trap focus, close on Escape and give it back', async ({
    assert,
  }) => {
    const page = await kit.open(1280)
    for (const panel of PANELS) {
      const opener = page.getByRole('button', { name: `Open ${panel}`, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      const box = page.getByRole('dialog')
      await box.waitFor()
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab')
        // Passing the end, focus rests on a guard for a moment before it is led back.
        await page.waitForFunction(
          () => document.querySelector('[role=dialog]')?.contains(document.activeElement),
          null,
          { timeout: 1000 }
        )
      }
      await page.keyboard.press('Escape')
      await box.waitFor({ state: 'detached' })
      assert.isTrue(
        await opener.evaluate((element) => element === document.activeElement),
        `${panel}: focus did not come back`
      )
    }
  })

  test('[U-19] a held plus button takes its second step after 200 ms', async ({ assert }) => {
    const page = await kit.openFrozen(1280)
    const more = page.getByRole('button', { name: 'More' })
    const figure = page.locator('.qty output')
    await more.hover()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.down()
    assert.equal(await figure.innerText(), '2')
    await page.clock.runFor(190)
    assert.equal(await figure.innerText(), '2')
    await page.clock.runFor(60)
    assert.equal(await figure.innerText(), '3')
    await page.mouse.up()
    await page.clock.runFor(5000)
    assert.equal(await figure.innerText(), '3')
    await more.focus()
    await page.keyboard.press('Enter')
    assert.equal(await figure.innerText(), '4')
  })

  test('masked fields write their separators', async ({ assert }) => {
    const page = await kit.open(1280)
    const number = page.getByLabel('Tax number')
    await number.pressSequentially('12345678142')
    const shown = ['12345678-1-42', await number.elementHandle()] as const
    await page.waitForFunction(([text, input]) => (input as HTMLInputElement).value === text, shown)
    await page.getByLabel('National number').fill('301234567')
    assert.equal(await page.getByLabel('National number').inputValue(), '301 234 567')
  })
})
