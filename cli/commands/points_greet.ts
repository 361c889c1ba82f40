import { Command } from 'commander'
import { withApplication } from '../application.js'
import { calendarDay } from '../arguments.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

type Options = { on?: string; dryRun?: boolean; json?: boolean }

/** `cli points greet`: the yearly bonuses of everybody whose birthday or name day it is. */
export const pointsGreet = new Command('greet')
  .description('Book the yearly bonuses of birthdays and name days; again is harmless')
  .option('--on <day>', 'an earlier day, where a night was missed', calendarDay)
  .option('--dry-run', 'only say what would be booked')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nRun it once a night. It books nothing while birthday_greeting_points and\n' +
      'name_day_greeting_points are 0; see "settings".\n' +
      'Prints the day, the bonuses booked and their points.\n' +
      '\nExamples:\n  npm run cli -- points greet\n' +
      '  npm run cli -- points greet --on 2026-02-28 --dry-run'
  )
  .action(({ on, dryRun = false, json }: Options) =>
    withApplication(async () => {
      const { clock } = await import('#app/clock')
      const { greetMembers } = await import('#auth')
      const { businessDate } = await import('#app/business_date')
      const today = businessDate(clock.now())
      if (on && on > today) throw new BadUsage('Nobody is greeted before the day.')
      const bar = followed('members')
      const how = { dryRun, told: bar.told }
      const greetings = await greetMembers(on ?? today, how).finally(bar.end)
      if (dryRun) say('Nothing was booked.')
      if (json) return printJson(greetings)
      printLine([greetings.day, greetings.members, greetings.points].join('\t'))
    })
  )
