import './css/app.css'
import { afterFirstPaint } from './after_first_paint'
import { fetchMenuWithHand } from './first_hand'

fetchMenuWithHand()

/** Hungarian is fetched while the scripts are; English is not there. @source requirements I-03 */
afterFirstPaint(async () => {
  const { start } = await import('./app')
  await start()
})
