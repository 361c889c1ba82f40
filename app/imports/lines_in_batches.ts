import type { GoodLine, Verdict } from './import_kind.js'
import { checkedLines, type ImportSource } from './checked_lines.js'

/** Lines dealt with at once: compared by one statement, written by one transaction. */
export const BATCH = 200

/** What became of one line, without its row where it was refused before there was one. */
export type WrittenLine<Row> = Omit<Verdict<Row>, 'row'> & { row?: Row }

/** Deals with some good lines, in their order. */
export type WriteBatch<Row> = (lines: GoodLine<Row>[]) => Promise<Verdict<Row>[]>

/**
 * Reads a file and deals with its good lines batch by batch; lines come out in the order of the
 * file, refused ones among them.
 *
 * @throws UnreadableFile
 */
export async function* linesInBatches<Row>(
  source: ImportSource<Row>,
  deal: WriteBatch<Row>
): AsyncGenerator<WrittenLine<Row>[]> {
  let waiting: (GoodLine<Row> | WrittenLine<Row>)[] = []
  for await (const judged of checkedLines(source)) {
    waiting.push('row' in judged ? judged : { ...judged, state: 'refused' })
    if (waiting.length < BATCH) continue
    yield await dealt(waiting, deal)
    waiting = []
  }
  if (waiting.length) yield await dealt(waiting, deal)
}

async function dealt<Row>(waiting: (GoodLine<Row> | WrittenLine<Row>)[], deal: WriteBatch<Row>) {
  const good = waiting.filter((one): one is GoodLine<Row> => !('state' in one))
  const verdicts = good.length ? await deal(good) : []
  let next = 0
  return waiting.map((one) => ('state' in one ? one : verdicts[next++]))
}
