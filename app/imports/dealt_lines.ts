import type { GoodLine, Verdict } from './import_kind.js'
import { judgedLines, type ImportSource } from './judged_lines.js'

/** Lines dealt with at once: compared by one statement, written by one transaction. */
export const BATCH = 200

/** What became of one line, without its row where it was refused before there was one. */
export type DealtLine<Row> = Omit<Verdict<Row>, 'row'> & { row?: Row }

/** Deals with some good lines, in their order. */
export type Deal<Row> = (lines: GoodLine<Row>[]) => Promise<Verdict<Row>[]>

/**
 * Reads a file and deals with its good lines batch by batch; lines come out in the order of the
 * file, refused ones among them.
 *
 * @throws UnreadableFile
 */
export async function* dealtLines<Row>(
  source: ImportSource<Row>,
  deal: Deal<Row>
): AsyncGenerator<DealtLine<Row>[]> {
  let waiting: (GoodLine<Row> | DealtLine<Row>)[] = []
  for await (const judged of judgedLines(source)) {
    waiting.push('row' in judged ? judged : { ...judged, state: 'refused' })
    if (waiting.length < BATCH) continue
    yield await dealt(waiting, deal)
    waiting = []
  }
  if (waiting.length) yield await dealt(waiting, deal)
}

async function dealt<Row>(waiting: (GoodLine<Row> | DealtLine<Row>)[], deal: Deal<Row>) {
  const good = waiting.filter((one): one is GoodLine<Row> => !('state' in one))
  const verdicts = good.length ? await deal(good) : []
  let next = 0
  return waiting.map((one) => ('state' in one ? one : verdicts[next++]))
}
