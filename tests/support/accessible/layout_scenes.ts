import { bad, dialogOf, opens } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

const member = scenesOf('member')
const fresh = scenesOf('fresh')

const DRAWER = '/gyik?drawer=notifications'
const OVER_NOTES = 'components/notifications/notifications_panel'
const COUNSELLING = '/profil/szaktanacsadas'

const submit = ({ page }: Stage) => page.locator('main form button[type=submit]').first().click()

async function sendQuestion(stage: Stage) {
  await submit(stage)
  await bad(stage)
}

/** What stands around pages, and pages of messages and advice. */
export const LAYOUT_SCENES: Scene[] = [
  member('front page of a member', 'content/home', '/'),
  member('messages', 'notifications/list', '/ertesitesek'),
  fresh('no messages', 'notifications/list', '/ertesitesek'),
  member('choices of messages', 'notifications/choices', '/ertesitesek/beallitasok'),
  scenesOf('giver')(
    'choices where mails do not arrive',
    'notifications/choices',
    '/ertesitesek/beallitasok'
  ),
  member('drawer of messages', 'content/faq', DRAWER, {
    over: OVER_NOTES,
    act: ({ page }) => dialogOf(page).locator('.note-row').first().waitFor(),
  }),
  fresh('empty drawer of messages', 'content/faq', DRAWER, {
    over: OVER_NOTES,
    act: ({ page }) => dialogOf(page).locator('.empty').waitFor(),
  }),
  member('menu of a member', 'content/faq', '/gyik', {
    over: 'components/layout/menu_drawer',
    act: async (stage) => {
      await stage.page.setViewportSize({ width: 360, height: 844 })
      await opens('layout.menu')(stage)
    },
  }),
  scenesOf('asked')('question about measuring', 'content/faq', '/gyik', {
    act: (stage) => stage.page.locator('.measuring').first().waitFor(),
  }),
  fresh('advice', 'counselling/questions', COUNSELLING),
  member('empty question', 'counselling/questions', COUNSELLING, { act: sendQuestion }),
  member('question that was asked', 'counselling/question', ({ visitors }, locale) => {
    return `${COUNSELLING}/${visitors[locale].questionId}`
  }),
  member(
    'empty reply',
    'counselling/question',
    ({ visitors }, locale) => `${COUNSELLING}/${visitors[locale].questionId}`,
    { act: sendQuestion }
  ),
]
