import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { Zip, ZipDeflate } from 'fflate'
import { clock } from '#app/clock'
import type { Locale } from '#config/i18n'
import { allDisclosures, type Disclosure, type DisclosedRow } from './disclosure.js'

/** Whose archive, and the words inside it. */
export interface ArchiveRequest {
  memberId: number
  locale: Locale
  /** What the archive is and how to read it. */
  readme: string
}

/** How strongly files are compressed, 0 to 9: records shrink to a tenth with little work. */
const LEVEL = 6
/** What spreadsheets take for the beginning of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

type Batches = AsyncIterable<DisclosedRow[]>

/**
 * Everything held about a member as a ZIP of JSON and CSV files, made while it is sent: however
 * much there is, only one batch of records is in memory.
 */
export function personalArchive(request: ArchiveRequest): Readable {
  return Readable.from(chunksOf(request))
}

async function* chunksOf({ memberId, locale, readme }: ArchiveRequest) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const [name, texts] of filesOf(memberId, locale, readme)) {
    const file = new ZipDeflate(name, { level: LEVEL })
    file.mtime = clock.now()
    zip.add(file)
    for await (const text of texts) {
      file.push(Buffer.from(text))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}

/** Each kind of records is read twice, because a ZIP takes one file after the other. */
function* filesOf(
  memberId: number,
  locale: Locale,
  readme: string
): Generator<[name: string, texts: AsyncIterable<string> | string[]]> {
  yield ['README.txt', [readme]]
  const read = (disclosure: Disclosure) => disclosure.read(memberId, locale)
  for (const disclosure of allDisclosures()) {
    yield [`json/${disclosure.name}.json`, jsonOf(read(disclosure))]
    yield [`csv/${disclosure.name}.csv`, csvOf(read(disclosure))]
  }
}

async function* jsonOf(batches: Batches): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const batch of batches) {
    const lines = batch.map((row) => JSON.stringify(row)).join(',\n')
    yield `${isFirst ? '\n' : ',\n'}${lines}`
    isFirst = false
  }
  yield '\n]\n'
}

async function* csvOf(batches: Batches): AsyncGenerator<string> {
  let isFirst = true
  yield BYTE_ORDER_MARK
  for await (const batch of batches) {
    yield stringify(batch, {
      header: isFirst,
      delimiter: ';',
      // A cell that begins like a formula would be run by the program that opens the file.
      escape_formulas: true,
      cast: { boolean: (value) => (value ? 'true' : 'false') },
    })
    isFirst = false
  }
}
