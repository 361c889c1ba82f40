import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Locale } from '#config/i18n'

/** One record as it is handed out: plain values under plain names. */
export type DisclosedRow = Record<string, string | number | boolean | null>

/** One kind of records a module holds of members; it becomes `<name>.json` and `<name>.csv`. */
export interface Disclosure {
  /** Name of the files and of their description: `my_data.file.<name>`. */
  name: string
  /** Tables of the database it tells of. */
  covers: string[]
  /** The records in batches, so that memory does not grow with them. */
  read: (memberId: number, locale: Locale) => AsyncIterable<DisclosedRow[]>
}

/** Rows one batch holds at most. */
const BATCH_MAX = 500

const disclosures: Disclosure[] = []

/** Adds what a module holds of members to what they can download; called once at start. */
export function registerDisclosure(...added: Disclosure[]): void {
  disclosures.push(...added)
}

/** Everything that is handed out, in the order modules registered it. */
export function allDisclosures(): readonly Disclosure[] {
  return disclosures
}

/** Reads models in batches by a column that grows, each batch after the last of the one before. */
export async function* batchesOf<Model extends LucidModel>(
  matching: () => ModelQueryBuilderContract<Model>,
  key: keyof InstanceType<Model> & string = 'id' as never
): AsyncGenerator<InstanceType<Model>[]> {
  for (let last: unknown; ;) {
    const rows = matching().orderBy(key).limit(BATCH_MAX)
    if (last !== undefined) rows.where(key, '>', last as number)
    const batch = await rows
    if (batch.length) yield batch
    if (batch.length < BATCH_MAX) return
    last = batch.at(-1)![key]
  }
}

/** Writes instants (`…_at`, in ms) as ISO text, which a person can read. */
export function readable(row: object): DisclosedRow {
  const values = Object.entries(row).map(([key, value]) => [
    key,
    key.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
  ])
  return Object.fromEntries(values)
}
