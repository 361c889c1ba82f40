import './css/app.css'
import english from 'texts:common'
import { afterFirstPaint, loadStart } from './after_first_paint'
import { fetchFirst, fetchMenuWithHand, openMenuWithHand, takeAnswerWithHand } from './first_hand'

fetchMenuWithHand()
openMenuWithHand()
takeAnswerWithHand()
fetchFirst()

/** English comes with the scripts, what only some pages say with theirs. @source requirements I-03 */
afterFirstPaint(async () => {
  const start = await loadStart()
  await start(english, {
    auth: () => import('texts:auth'),
    catalogue: () => import('texts:catalogue'),
    content: () => import('texts:content'),
    counselling: () => import('texts:counselling'),
    draws: () => import('texts:draws'),
    extra_points: () => import('texts:extra_points'),
    notifications: () => import('texts:notifications'),
    points: () => import('texts:points'),
    promo: () => import('texts:promo'),
    profile: () => import('texts:profile'),
  })
})
