import { Command } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { printLine } from '../output.js'

/** Most points of the yearly bonus; more is a slip. */
const POINTS_MAX = 1_000_000

/** `cli points greeting`: what a birthday brings every year. */
export const pointsGreeting = new Command('greeting')
  .description('Tell or set the points of the yearly birthday bonus; 0 switches it off')
  .option('--points <number>', 'points from now on', wholeNumber(0, POINTS_MAX))
  .addHelpText(
    'after',
    '\nThe bonus is off until you set it. "points greet" books it.\n' +
      '\nExamples:\n  npm run cli -- points greeting\n  npm run cli -- points greeting --points 20'
  )
  .action(({ points }: { points?: number }) =>
    withApplication(async () => {
      const { changeSettings, settings } = await import('#app/settings/settings')
      const { transaction } = await import('#app/transaction')
      if (points !== undefined) {
        await transaction((trx) => changeSettings(trx, { birthday_greeting_points: points }))
      }
      printLine(String((await settings()).birthday_greeting_points))
    })
  )
