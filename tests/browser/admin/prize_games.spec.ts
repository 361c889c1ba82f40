import type { Page } from 'playwright'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { DrawnPlaces } from '#promo/contracts/drawn_places'
import { freezeDraw } from '#promo/draws/actions/freeze_draw'
import { runDraw } from '#promo/draws/actions/run_draw'
import { voidDraw } from '#promo/draws/actions/void_draw'
import Draw from '#promo/draws/models/draw'
import Promotion from '#promo/games/models/promotion'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { accessibilityFaults, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import {
  announced,
  drawStandIns,
  endStandIns,
  givenDraws,
  HOUR_MS,
  one as somebody,
  other as colleague,
} from '#tests/support/draws'
import { endGames } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { OfficeWindow } from '#tests/support/office/office'

/** Every dialog is looked at four times. */
const LOOK_MS_MAX = 300_000
const RULES = 'altalanos-reszveteli-feltetelek'

/** What opens a dialog at the desk of a draw, where it stands. */
const DIALOGS = {
  hu: {
    committed: ['Tag kizárása', 'Lista közzététele', 'Érvénytelenítés'],
    frozen: ['Sorsolás', 'Sorsolás beírt értékkel', 'Érvénytelenítés'],
    drawn: ['Nevek közzététele', 'Nem kapja meg', 'Elfogadja'],
    accepted: ['Átadva'],
    void: ['Újrasorsolás'],
    confirm: 'Megerősítés',
  },
  en: {
    committed: ['Leave a member out', 'Publish the list', 'Declare void'],
    frozen: ['Draw', 'Draw with a typed value', 'Declare void'],
    drawn: ['Publish the names', 'Does not get it', 'Accepts the prize'],
    accepted: ['Handed over'],
    void: ['Draw again'],
    confirm: 'Confirm',
  },
}

test.group('Prize games in the back-office', (group) => {
  group.each.teardown(endGames)

  test('[D-34] [R-03] a marketer drafts a game from the template, mends its gaps and publishes it', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    await openList(page, 'Nyereményjátékok')
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.goto('/admin/promotions/create')
    await page.getByText('6 hét, mind saját sorsolással.').waitFor()
    const slug = `jatek-${Date.now()}`
    await page.getByRole('textbox', { name: 'Címnév' }).fill(slug)
    await page.getByRole('textbox', { name: 'Név (angol)' }).last().fill('')
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    await screenshot(page, 'admin-game-form-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.waitForURL(/\/show$/)
    await page.getByText('Nincs megadva a szabályzat oldala').waitFor()
    await page.getByText('Senki sem figyeli a sorsolásokat').waitFor()
    await page.getByText('Egy nyereménynek az egyik nyelven nincs neve: Fődíj').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Közzététel' }).isDisabled())
    await screenshot(page, 'admin-game-gaps-hu')
    await page.getByRole('link', { name: 'Szerkesztés' }).click()
    const rules = page.getByRole('textbox', { name: 'A szabályzat oldala' })
    await rules.fill(RULES)
    await page.getByRole('textbox', { name: 'A megfigyelő e-mail címe' }).fill('kozjegyzo@pelda.hu')
    await page.getByRole('textbox', { name: 'Név (angol)' }).last().fill('Television')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.waitForURL(/\/show$/)
    await page.getByText('Semmi sem hiányzik').waitFor()
    await page.getByRole('button', { name: 'Próba indítása' }).click()
    const rehearsed = page.getByRole('region', { name: 'Próba' })
    await rehearsed.getByRole('rowheader', { name: /Fődíj/ }).waitFor()
    assert.equal(await rehearsed.getByRole('rowheader').count(), 7)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    await screenshot(page, 'admin-game-rehearsal-hu')
    await page.getByRole('button', { name: 'Közzététel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Megerősítés' }).click()
    await page.getByText('Tervezett').waitFor()
    await page.getByRole('link', { name: /1\. hét/ }).waitFor()
    await page.getByRole('button', { name: 'Sorsolások meghirdetése' }).click()
    await page.getByText('Ön kérte a sorsolások meghirdetését').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    await screenshot(page, 'admin-game-published-hu')
    const { state } = await Promotion.findByOrFail({ slug })
    assert.equal(state, 'published')
    // What is published keeps its days.
    await page.getByRole('link', { name: 'Szerkesztés' }).click()
    await page.getByText('A játék már közzé van téve').waitFor()
    await page.goto('/admin/promotions')
    await page.getByText('Tervezett').first().waitFor()
    assert.deepEqual(await cutOff(page), [])
    await screenshot(page, 'admin-games-hu')
    assert.deepEqual(problems, [])
  })
})

test.group('The desk of draws', (group) => {
  group.each.teardown(endGames)

  test('[R-14] [R-09] two people hold a draw at the desk, hand the prize over and print the minutes', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const time = frozenClock('2031-05-17T00:00:00Z')
    cleanup(() => {
      endStandIns()
      time.restore()
    })
    drawStandIns()
    app.container.restore(DrawnPlaces)
    const winner = await givenMember({ lastName: 'Kovács', firstName: 'Péter' })
    const other = await givenMember()
    const held = await announced(await givenDraws({ keys: ['main'], memberIds: [winner.id] }))
    time.pass(40 * HOUR_MS)
    const open = await announced(await givenDraws({ keys: ['main'], memberIds: [other.id] }))
    time.pass(held.draws[0].freezeBy - shop.now())
    await freezeDraw(held.name('main'))
    time.pass(held.draws[0].drawAt + 3000 - shop.now())

    const one = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(one.page, await givenStaff({ role: 'marketing' }))
    const second = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(second.page, await givenStaff({ role: 'admin' }))
    await second.page.setViewportSize({ width: PHONE, height: 844 })
    const desk = (page: Page, { draws }: typeof held) =>
      page.goto(`/admin/draws/${draws[0].id}/show`)
    const press = async (page: Page, name: string, confirm: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      const asked = page.getByRole('dialog').getByRole('button', { name: confirm })
      await asked.waitFor()
      assert.deepEqual(await accessibilityFaults(page), [], name)
      await asked.click()
    }

    // A member is left out, and the list comes out.
    await desk(one.page, open)
    await one.page.getByRole('button', { name: 'Leave a member out' }).click()
    const dialog = one.page.getByRole('dialog')
    await dialog.getByLabel('Number, e-mail address').fill('nobody@pelda.hu')
    await dialog.getByRole('button', { name: 'Leave a member out' }).click()
    await dialog.getByText('This names nobody').waitFor()
    assert.deepEqual(await accessibilityFaults(one.page), [])
    await dialog.getByLabel('Number, e-mail address').fill(other.email)
    await dialog.getByRole('button', { name: 'Leave a member out' }).click()
    await one.page.getByText('you asked, a colleague has to agree').waitFor()
    await press(one.page, 'Publish the list', 'Confirm')
    await one.page.getByRole('button', { name: 'Publish the list: waits' }).waitFor()
    assert.deepEqual(await accessibilityFaults(one.page), [])
    await screenshot(one.page, 'admin-draw-waiting-en')
    await desk(second.page, open)
    await second.page.getByRole('button', { name: 'Jóváhagyás', exact: true }).click()
    await second.page.getByText('két ember jóváhagyta').waitFor()
    await press(second.page, 'Jóváhagyás: Lista közzététele', 'Megerősítés')
    await second.page.getByText('Lista közzétéve').waitFor()
    assert.equal((await Draw.findOrFail(open.draws[0].id)).state, 'frozen')

    // The other draw takes place.
    await desk(one.page, held)
    await press(one.page, 'Draw', 'Confirm')
    await one.page.getByRole('button', { name: 'Draw: waits' }).waitFor()
    await desk(second.page, held)
    await press(second.page, 'Jóváhagyás: Sorsolás', 'Megerősítés')
    await second.page.getByText('Kovács P., még nincs közzétéve').waitFor()
    await second.page.getByRole('button', { name: 'Elérhetőség' }).click()
    await second.page.getByRole('link', { name: winner.email }).waitFor()
    assert.isTrue(await second.page.getByRole('status').evaluate((it) => it.matches(':focus')))
    await second.page.getByRole('button', { name: 'Megkeresés feljegyzése' }).click()
    await second.page.getByText('Egy megkeresés').waitFor()
    await press(second.page, 'Elfogadja', 'Megerősítés')
    await press(second.page, 'Átadva', 'Megerősítés')
    await second.page.getByRole('button', { name: 'Átadva: kollégára vár' }).waitFor()
    await press(second.page, 'Nem kapja meg', 'Nem kapja meg')
    await second.page.getByRole('button', { name: 'Nem kapja meg: kollégára vár' }).waitFor()
    await second.page.getByRole('button', { name: 'Visszavonás: Nem kapja meg' }).click()
    await second.page.getByText('Visszavonva').waitFor()
    await second.page.getByRole('button', { name: 'Nem kapja meg', exact: true }).waitFor()
    await press(second.page, 'Nevek közzététele', 'Megerősítés')
    await second.page.getByRole('button', { name: 'Nevek közzététele: kollégára' }).waitFor()
    assert.deepEqual(await accessibilityFaults(second.page), [])
    assert.isFalse(await scrollsSideways(second.page))
    await screenshot(second.page, 'admin-draw-phone-hu')
    await one.page.reload()
    await press(one.page, 'Agree: Handed over', 'Confirm')
    await one.page.getByText('Handed over', { exact: true }).waitFor()
    await press(one.page, 'Agree: Publish the names', 'Confirm')
    await one.page.getByText('Kovács P., public').waitFor()
    const [file] = await Promise.all([
      one.page.waitForEvent('download'),
      one.page.getByRole('button', { name: 'Minutes (PDF)' }).click(),
    ])
    assert.match(file.suggestedFilename(), /-main\.pdf$/)
    assert.deepEqual(await accessibilityFaults(one.page), [])
    await screenshot(one.page, 'admin-draw-done-en')
    await file.saveAs(app.makePath('tmp/screenshots/minutes.pdf'))
    await openList(one.page, 'Draws')
    await one.page.getByText('Settled').first().waitFor()
    assert.deepEqual(await cutOff(one.page), [])
    await screenshot(one.page, 'admin-draws-en')
    await second.page.goto('/admin/draws')
    await second.page.getByText('Lezárva').first().waitFor()
    assert.deepEqual(await cutOff(second.page), [])
    assert.isFalse(await scrollsSideways(second.page))
    assert.deepEqual([...one.problems, ...second.problems], [])
    await one.page.context().close()
    await second.page.context().close()
  })

  for (const locale of ['hu', 'en'] as const) {
    test(`[R-14] each dialog at the desk has no fault in light and dark, at either width (${locale})`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const words = DIALOGS[locale]
      const time = frozenClock('2031-05-17T00:00:00Z')
      cleanup(() => {
        endStandIns()
        time.restore()
      })
      drawStandIns()
      app.container.restore(DrawnPlaces)
      const [{ id: winner }, { id: other }] = [await givenMember(), await givenMember()]
      const mainOf = async (id: number) =>
        announced(await givenDraws({ keys: ['main'], memberIds: [id] }))
      const [frozen, drawn] = [await mainOf(other), await mainOf(winner)]
      time.pass(123 * HOUR_MS)
      const committed = await mainOf(other)
      time.pass(drawn.draws[0].freezeBy - shop.now())
      for (const given of [frozen, drawn]) await freezeDraw(given.name('main'))
      time.pass(drawn.draws[0].drawAt + 3000 - shop.now())
      for (const by of [somebody, colleague]) await runDraw(drawn.name('main'), { by })
      // The public value may be typed in by now, and the third list can be published.
      time.pass(73 * HOUR_MS)

      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      const window = OfficeWindow.around(page)
      const dialog = page.getByRole('dialog')
      const faults: string[] = []
      const desk = async ({ draws }: typeof drawn) => {
        await page.goto(`/admin/draws/${draws[0].id}/show`)
        await window.settles()
      }
      const press = async (name: string) => {
        await page.getByRole('main').getByRole('button', { name, exact: true }).click()
        await dialog.waitFor()
        await window.settles()
      }
      const look = async (names: string[]) => {
        for (const name of names) {
          await press(name)
          faults.push(...(await window.faults()).map((fault) => `${name}, ${fault}`))
          await window.widen()
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'detached' })
        }
      }
      await desk(committed)
      await look(words.committed)
      await desk(frozen)
      await look(words.frozen)
      await desk(drawn)
      await look(words.drawn)
      await press(words.drawn.at(-1)!)
      await dialog.getByRole('button', { name: words.confirm }).click()
      await look(words.accepted)
      for (const by of [somebody, colleague]) {
        await voidDraw(frozen.name('main'), { reason: 'outside_order', by })
      }
      await desk(frozen)
      await look(words.void)
      assert.deepEqual(faults, [])
      assert.deepEqual(problems, [])
      await page.context().close()
    }).timeout(LOOK_MS_MAX)
  }
})
