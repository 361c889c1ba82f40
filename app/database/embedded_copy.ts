import Database from 'better-sqlite3'

/** Pages copied in one turn, after which signals are heard; 8 MB. */
const PAGES_A_TURN = 2000
/** How long a lock may take, in ms. */
const PATIENCE_MS = 5000

/**
 * Copies an embedded database as it is at one moment, while a shop writes to it. The moment is that of a
 * reading transaction which the copying keeps open: nobody waits for it, and what is written meanwhile makes it neither begin anew nor change.
 *
 * @param onPages hears how many pages are done, of how many; what it throws ends the copying
 * @source https://sqlite.org/backup.html
 */
export async function copyEmbedded(
  from: string,
  to: string,
  onPages: (done: number, total: number) => void
): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true, timeout: PATIENCE_MS })
  try {
    source.exec('BEGIN')
    // The transaction begins with its first reading.
    source.prepare('SELECT COUNT(*) FROM sqlite_schema').get()
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        onPages(totalPages - remainingPages, totalPages)
        return PAGES_A_TURN
      },
    })
  } finally {
    source.close()
  }
  makeSingleFile(to)
}

/** A copy is one file: without a journal beside it, it can be read where nothing may be written. */
function makeSingleFile(path: string) {
  const copy = new Database(path)
  try {
    copy.pragma('journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

/** What SQLite itself finds wrong with a file; nothing is well. */
export function damagesOf(path: string): string[] {
  const copy = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const found = copy.pragma('integrity_check(10)') as { integrity_check: string }[]
    const lost = copy.pragma('foreign_key_check') as { table: string }[]
    return [
      ...found.map((row) => row.integrity_check).filter((words) => words !== 'ok'),
      ...new Set(lost.map(({ table }) => `${table} names rows that are not there`)),
    ]
  } finally {
    copy.close()
  }
}
