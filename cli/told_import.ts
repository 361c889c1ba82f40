import type { ImportCounts, ImportedLine } from '#app/imports/planned_import'
import { printLine } from './output.js'

/** Tells what becomes of the lines of a file, on stdout. */
export interface Told {
  line(line: ImportedLine): void
  end(counts: ImportCounts, isWritten: boolean): void
  /** Ends what was begun; `isWritten` is left out where some lines may have been. */
  fail(error: string, isWritten?: boolean): void
}

/** A line for each, with tabs. */
export function plainLines(): Told {
  return {
    line({ line, state, name, fields, detail, reason }) {
      const more = reason ?? detail ?? fields?.join(', ') ?? ''
      printLine([line, state, name.replaceAll(/\s+/g, ' '), more].join('\t').trimEnd())
    },
    end() {},
    fail() {},
  }
}

/** One document, written as it grows: a file may have more lines than memory. */
export function jsonLines(): Told {
  let opening = '{"lines":['
  const close = (rest: object) => {
    const begun = opening === ',' ? '' : opening
    process.stdout.write(`${begun}],${JSON.stringify(rest).slice(1)}\n`)
  }
  return {
    line(line) {
      process.stdout.write(`${opening}\n${JSON.stringify(line)}`)
      opening = ','
    },
    end: (counts, written) => close({ ...counts, written }),
    fail: (error, isWritten) => close({ error, written: isWritten }),
  }
}
