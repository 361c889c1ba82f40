import type { Actor } from '#app/audit/audit'
import { counted } from './counted.js'
import { printLine, say } from './output.js'
import { answeringStaff } from './staff_of_email.js'

/** Who answers for a step of a draw; undefined where its hour has come and nobody needs to. */
export async function drawActor(email: string | undefined): Promise<Actor | undefined> {
  if (!email) return undefined
  const isOffice = (role: string) => role === 'admin' || role === 'marketing'
  const { id: staffId } = await answeringStaff(email, isOffice)
  return { source: 'cli', staffId }
}

/** What can be told of a draw before it takes place: never a name or a place. */
export async function tellDraw(name: { campaign: string; draw: string }): Promise<void> {
  const { dryRunOf } = await import('#promo')
  const { state, freezeBy, drawAt, rows, weight } = await dryRunOf(name)
  const shown = (instant: number) => new Date(instant).toISOString()
  say(
    `The draw is ${state}; its list is out by ${shown(freezeBy)}, it takes place at ${shown(drawAt)}.`
  )
  say(`There are ${counted(rows, 'ticket')} now; nothing was changed.`)
  printLine([name.draw, state, rows, weight].join('\t'))
}
