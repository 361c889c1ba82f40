import './css/app.css'
import { afterFirstPaint, loadStart } from './after_first_paint'
import { fetchFirst, fetchMenuWithHand, openMenuWithHand, takeAnswerWithHand } from './first_hand'

fetchMenuWithHand()
openMenuWithHand()
takeAnswerWithHand()
fetchFirst()

/** Every language but English is fetched while the scripts are; English is not there. @source requirements I-03 */
afterFirstPaint(async () => {
  const start = await loadStart()
  await start()
})
