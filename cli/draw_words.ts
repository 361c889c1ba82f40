import type { Actor } from '#app/audit/audit'
import { counted } from './counted.js'
import { printJson, printLine, say } from './output.js'
import { answeringStaff } from './staff_of_email.js'

/** Who answers for a step of a draw; undefined where its hour has come and nobody needs to. */
export async function drawActor(email: string | undefined): Promise<Actor | undefined> {
  if (!email) return undefined
  const isOffice = (role: string) => role === 'admin' || role === 'marketing'
  const { id: staffId } = await answeringStaff(email, isOffice)
  return { source: 'cli', staffId }
}

/** A draw as its addresses name it. */
export interface DrawName {
  campaign: string
  draw: string
}

/** What a step of a draw came to. */
export interface TakenStep {
  name: Partial<DrawName>
  /** It is not where a second person has to call the same. */
  isDone: boolean
  /** What came of it, for the document. */
  facts: Record<string, string | number>
  /** The same as a line. */
  line: (string | number)[]
}

/** Tells what came of a step, or that it waits for a second person. */
export function tellStep({ name, isDone, facts, line }: TakenStep, json?: boolean): void {
  if (!isDone) say('Noted: a second person has to call the same.')
  if (json) return printJson({ ...name, waiting: !isDone, ...(isDone ? facts : {}) })
  if (isDone) printLine(line.join('\t'))
}

/** What can be told of a draw before it takes place: never a name or a place. */
export async function tellDraw(name: DrawName, { json }: { json?: boolean }): Promise<void> {
  const { dryRunOf } = await import('#promo')
  const { state, freezeBy, drawAt, rows, weight } = await dryRunOf(name)
  const shown = (instant: number) => new Date(instant).toISOString()
  say(
    `The draw is ${state}; its list is out by ${shown(freezeBy)}, it takes place at ${shown(drawAt)}.`
  )
  say(`There are ${counted(rows, 'ticket')} now; nothing was changed.`)
  if (json) {
    const instants = { freeze_by: freezeBy, draw_at: drawAt }
    return printJson({ ...name, state, tickets: rows, weight, ...instants })
  }
  printLine([name.draw, state, rows, weight].join('\t'))
}
