import { auditLines } from '#app/audit/audit_lines_sql'
import { lineInWords } from '#app/audit/told_line'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { readLog, type LogLine } from '../../draw/log.js'
import { readResult, type DrawResult } from '../../draw/result.js'
import { readTickets } from '../../draw/tickets.js'
import { isThere } from '../archive/archive_term.js'
import { deskDraws, type DeskDraw } from '../desk/desk_draws.js'
import { DrawStateRefused } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawLog from '../models/draw_log.js'
import { keptBytes } from '../store/kept_bytes.js'
import { logText } from '../store/publish.js'

/** Steps of a draw that its minutes tell at most. */
const STEPS_MAX = 500
/** What of the log was not as it should be. */
const INCIDENTS = ['late', 'void', 'place']

/** All that the minutes of a draw say. */
export interface Minutes extends Pick<DeskDraw, 'draw' | 'promotion' | 'places'> {
  result: DrawResult
  tickets: { rows: number; weight: number; excluded: number }
  /** Files of the draw with their hashes. */
  files: { name: string; hash: string }[]
  log: { lines: number; head: string }
  /** When the list and the result came out, in ms UTC. */
  listOutAt: number
  resultOutAt: number
  /** Members whom two people left out. */
  exclusions: DeskDraw['exclusions']
  /** Lines of the log about late lists, places that were left, and the end of the draw. */
  incidents: LogLine[]
  /** Who did what, from the first step on. */
  steps: ReturnType<typeof lineInWords>[]
  /** There are more steps than are told. */
  isCut: boolean
  printedAt: number
}

/** @throws not_found, draw_state_refused before there is a result and after the list was removed */
export async function minutesOf(drawId: number, stepsMax = STEPS_MAX): Promise<Minutes> {
  const known = await Draw.find(drawId)
  if (!known) throw new NotFound()
  const [{ draw, promotion, places, files, exclusions }] = await deskDraws([known])
  const own = files
    .filter(({ name }) => name.startsWith('sheet') || name.startsWith(`${draw.key}.`))
    .filter(({ name }) => isThere(promotion, name))
  const bytesOf = async (name: string) => {
    const file = own.find((one) => one.name === name)
    if (!file) throw new DrawStateRefused()
    return new Uint8Array(await keptBytes(file.hash))
  }
  const result = readResult('result', await bytesOf(`${draw.key}.result.json`))
  const list = readTickets('tickets', await bytesOf(`${draw.key}.tickets.txt`))
  const log = readLog('log.txt', Buffer.from(await logText(promotion.id)))
  const { lines, head } = await DrawLog.findByOrFail('promotionId', promotion.id)
  const about = { subjectType: 'draw', subjectId: drawId }
  const steps = await auditLines(about, { limit: stepsMax + 1, order: 'asc' })
  return {
    draw,
    promotion,
    places,
    result,
    tickets: {
      rows: list.rows,
      weight: list.weights.reduce((sum, one) => sum + one, 0),
      excluded: list.weights.filter((one) => one === 0).length,
    },
    files: own.map(({ name, hash }) => ({ name, hash })),
    log: { lines, head },
    incidents: log.filter(
      ({ kind, file }) => INCIDENTS.includes(kind) && file.startsWith(`${draw.key}:`)
    ),
    exclusions: exclusions.filter(({ agreedBy }) => agreedBy !== null),
    listOutAt: timeOf(log, `${draw.key}.tickets.txt`),
    resultOutAt: timeOf(log, `${draw.key}.result.json`),
    steps: steps.slice(0, stepsMax).map(lineInWords),
    isCut: steps.length > stepsMax,
    printedAt: clock.now(),
  }
}

/** When a file came out, as the log says. */
function timeOf(log: LogLine[], name: string): number {
  return Date.parse(log.find(({ file }) => file === name)!.at)
}
