import { FLOW } from '#tests/support/extra_points'
import { endGames } from '#tests/support/games'
import { givenRunningGame } from '#tests/support/running_game'
import { awaitsDialog, bad, both, button, dialogOf } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

const guest = scenesOf('guest')
const member = scenesOf('member')
const fresh = scenesOf('fresh')
const giver = scenesOf('giver')

const submit = ({ page }: Stage) => page.locator('main form button[type=submit]').first().click()
const refuse = both(submit, bad)
/** A day without its month: an empty one leaves the step out. */
const typeHalf = ({ page }: Stage) => page.locator('main [name$=_day]').fill('12')
const refuseHalf = both(typeHalf, refuse)

async function useFrontPage(stage: Stage) {
  await stage.page.mouse.move(1, 1)
  await awaitsDialog(stage)
}

/** Tells both days and goes on to the end of the flow. */
async function giveDays(stage: Stage) {
  const { page } = stage
  await page.locator('[name=birthday_year]').fill('1980')
  await page.locator('[name=birthday_month]').selectOption('5')
  await page.locator('[name=birthday_day]').fill('9')
  await submit(stage)
  await page.waitForURL('**/nameday')
  await page.locator('[name=name_day_month]').selectOption('5')
  await page.locator('[name=name_day_day]').fill('19')
  await submit(stage)
  await page.waitForURL('**/survey')
  await page.locator('h1:focus').waitFor()
  await submit(stage)
  await page.locator('.biglid').waitFor()
}

const OFFER = 'components/extra_points/offer_dialog'
const surveyPath: Scene['path'] = ({ survey }) => `/survey/${survey}`

/** Points without scanning, the questions of surveys and questionnaires. */
export const EXTRA_SCENES: Scene[] = [
  fresh('offer of points', 'content/home', '/', { over: OFFER, act: useFrontPage }),
  fresh('refused day in the offer', 'content/home', '/', {
    over: OFFER,
    act: both(useFrontPage, async (stage) => {
      await button(stage, 'extra_points.start').click()
      await dialogOf(stage.page).locator('[name=birthday_day]').fill('12')
      await dialogOf(stage.page).locator('button[type=submit]').click()
      await bad(stage)
    }),
  }),
  giver('extra points', 'extra_points/intro', FLOW),
  giver('birthday', 'extra_points/birthday', `${FLOW}/birthday`),
  giver('refused birthday', 'extra_points/birthday', `${FLOW}/birthday`, { act: refuseHalf }),
  giver('name day', 'extra_points/name_day', `${FLOW}/nameday`),
  giver('refused name day', 'extra_points/name_day', `${FLOW}/nameday`, { act: refuseHalf }),
  giver('surveys', 'extra_points/survey', `${FLOW}/survey`),
  giver('word of the community', 'extra_points/community', `${FLOW}/community`),
  giver('empty word', 'extra_points/community', `${FLOW}/community`, { act: refuse }),
  giver('end of the flow', 'extra_points/success', `${FLOW}/birthday`, { act: giveDays }),
  member('survey', 'content/survey', surveyPath),
  member('empty survey', 'content/survey', surveyPath, { act: refuse }),
  guest('questionnaire for a guest', 'content/page', '/szaktanacsadas'),
  member('empty questionnaire', 'content/page', '/szaktanacsadas', { act: refuse }),
  member('wrong questionnaire', 'content/page', '/szaktanacsadas', {
    act: async (stage) => {
      await stage.page.locator('main input[type=radio]').first().check()
      await submit(stage)
      await stage.page.locator('main .banner').last().waitFor()
    },
  }),
]

/** A game runs only while such a scene is looked at: it asks members everywhere for its rules. */
const inGame = { prepare: async () => (await givenRunningGame(), endGames) }
const PATH = '/szulinap'

/** The birthday game; the last of all, because it ends what was drawn before. */
export const GAME_SCENES: Scene[] = [
  guest('game that is over', 'promo/birthday', PATH),
  guest('running game for a guest', 'promo/birthday', PATH, inGame),
  member('refused rules of the game', 'promo/birthday', PATH, {
    ...inGame,
    act: async (stage) => {
      await submit(stage)
      await bad(stage)
    },
  }),
  member('question about the rules', 'catalogue/categories', '/ajandekok/kategoriak', {
    ...inGame,
    over: 'components/promo/rules_popup',
    act: useFrontPage,
  }),
  member('refused rules before a scan', 'points/scan', '/qr-code?startscan=1', {
    ...inGame,
    over: 'components/promo/scan_rules',
    act: async (stage) => {
      await awaitsDialog(stage)
      await dialogOf(stage.page).locator('button[type=submit]').click()
      await bad(stage)
    },
  }),
  scenesOf('gatherer')('ticket of the game', 'promo/birthday', PATH, {
    ...inGame,
    act: async (stage) => {
      await stage.page.locator('main form input[type=checkbox]').check()
      await submit(stage)
      await stage.page.locator('.tickets').waitFor()
    },
  }),
  member('no game', 'promo/birthday', PATH, { prepare: async () => (await endGames(), endGames) }),
]
