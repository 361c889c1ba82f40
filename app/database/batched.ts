import logger from '@adonisjs/core/services/logger'
import DataLoader from 'dataloader'
import { DatabaseStalled, isUnreachable, OutcomeUnknown } from '#app/exceptions/database_errors'
import { rowsOfKeys, statementsTravel } from './dialect.js'
import type { SqlRunner, SqlValue } from './sqlite_runner.js'
import { inNoHurry } from './request_patience.js'
import { isDatabaseStalled, whileShared } from './stall_watch.js'
import { whileUnchanged } from './while_unchanged.js'

/** The most that one group asks for. */
const ASKED_MAX = 100

/** Does a group; answers for each that was asked, in the same order, with an error for that one alone. */
type DoGroup<Asked, Found> = (asked: readonly Asked[]) => Promise<(Found | Error)[]>

/** How groups are formed. */
export interface Batching {
  /** Where statements do not travel: what was read here is given again until anything in the file has changed. */
  keptFrom?: () => SqlRunner
  /** Whether it is unknown what became of it where a request cannot wait for the answer any more. */
  writes?: boolean
  /** Whether those who ask were gathered for something else before: they need not wait for the turn to end. */
  areGathered?: boolean
  /** Groups under way at a time; what is asked meanwhile forms the next one. */
  groupsMax?: number
  /**
   * What the log calls those of a group that met the unforeseen: each is then done alone and finds out for itself.
   */
  aloneAfterError?: string
  /** Whether they are done alone also where it is open what was written: a repetition harms nobody. */
  isRepeatable?: boolean
}

/**
 * Does together what requests ask for one by one in a turn of the event loop, knowing nothing of each other. A set
 * of one is a set: where statements do not travel, what only reads is done at once.
 */
export function batched<Asked, Found>(
  doGroup: DoGroup<Asked, Found>,
  batching: Batching = {}
): (asked: Asked) => Promise<Found> {
  const { writes = false, areGathered = false, groupsMax = Infinity, keptFrom } = batching
  if (!writes && !statementsTravel) {
    const one = (asked: Asked) => alone(doGroup, asked)
    return keptFrom ? whileUnchanged(keptFrom, one) : one
  }
  const doAll = batching.aloneAfterError ? eachAlone(doGroup, batching) : doGroup
  const waiting: (() => void)[] = []
  let underWay = 0
  const beginNext = () => {
    if (underWay === groupsMax || !waiting.length) return
    underWay++
    waiting.shift()!()
  }
  const doNext = async (asked: readonly Asked[]) => {
    try {
      return await inNoHurry(() => doAll(asked))
    } finally {
      underWay--
      beginNext()
    }
  }
  const loader = new DataLoader<Asked, Found>(doNext, {
    cache: false,
    maxBatchSize: ASKED_MAX,
    batchScheduleFn: (ask) => {
      waiting.push(ask)
      if (areGathered) process.nextTick(beginNext)
      else setImmediate(beginNext)
    },
  })
  const refusal = () => {
    const silent = new DatabaseStalled()
    return writes ? new OutcomeUnknown(silent) : silent
  }
  return (asked) => whileShared(loader.load(asked), refusal)
}

async function alone<Asked, Found>(doGroup: DoGroup<Asked, Found>, asked: Asked): Promise<Found> {
  const [answer] = await doGroup([asked])
  if (answer instanceof Error) throw answer
  return answer
}

function eachAlone<Asked, Found>(
  doGroup: DoGroup<Asked, Found>,
  { aloneAfterError, isRepeatable = false }: Batching
): DoGroup<Asked, Found> {
  // Nobody would fare better alone where the database cannot be reached.
  const isForAll = (error: unknown) =>
    isUnreachable(error) ||
    isDatabaseStalled() ||
    (error instanceof OutcomeUnknown && !isRepeatable)
  return async (group) => {
    try {
      return await doGroup(group)
    } catch (error) {
      if (group.length === 1 || isForAll(error)) throw error
      logger.warn({ err: error }, `${aloneAfterError} that came together are done one by one`)
      const answers = group.map((asked) => alone(doGroup, asked).catch((refused: Error) => refused))
      return Promise.all(answers)
    }
  }
}

/** How the rows of a key are found. */
export interface Lookup<Key, Row> {
  database: () => SqlRunner
  /** SQL of the rows of a key, whose place comes after those of all other values. */
  select: (key: string) => string
  type: 'bigint' | 'text'
  /** The other values, as they are when it is asked, such as the present. */
  values?: () => SqlValue[]
  keyOf: (row: Row) => Key
}

/**
 * Finds all rows of a key, such as those of a member, as they are now. Where statements do not travel, rows that depend on
 * nothing but their key are given again until anything in their file has changed. Nobody may write into them.
 */
export function rowsByKey<Key extends string | number, Row>({
  database,
  select,
  type,
  values,
  keyOf,
}: Lookup<Key, Row>): (key: Key) => Promise<Row[]> {
  let sql: string | undefined
  const find = async (keys: readonly Key[]) => {
    sql ??= rowsOfKeys(select, type)
    const given = values?.() ?? []
    if (!statementsTravel) {
      const rows = await database().rows<Row>(sql, [...given, keys[0]])
      // Whoever asks next may be given the same ones.
      return [rows.map((row) => Object.freeze(row))]
    }
    const asked = JSON.stringify([...new Set(keys)])
    const found = Map.groupBy(await database().rows<Row>(sql, [asked, ...given]), keyOf)
    return keys.map((key) => found.get(key) ?? [])
  }
  return batched(find, { keptFrom: values ? undefined : database })
}
