import { rm, stat } from 'node:fs/promises'
import { clock } from '#app/clock'
import { isMissingFile } from '#app/files/missing_file'
import type { Transaction } from '#app/transaction'
import { ARCHIVED_DAYS, LOOSE_HOURS } from '../constants.js'
import { countFilesFrom, filesByName } from '../folder.js'
import Media from '../models/media.js'
import MediaUse from '../models/media_use.js'
import { usesOf } from './owners.js'

const HOUR_MS = 60 * 60 * 1000
/** Media that one round removes at most. */
const BATCH = 100

/** Removes what was archived long ago and is used nowhere; its files follow as those that have no row. */
export async function removeOldMedia(trx: Transaction): Promise<void> {
  const { client } = trx
  const now = clock.now()
  const old = await Media.query({ client })
    .where('archivedAt', '<=', now - ARCHIVED_DAYS * 24 * HOUR_MS)
    .whereNotIn('id', MediaUse.query({ client }).select('mediaId'))
    .orderBy('archivedAt')
    .limit(BATCH)
  const uses = await usesOf(old, trx)
  const unused = old.filter(({ id }) => !uses.get(id)?.length)
  if (!unused.length) return
  const ids = unused.map(({ id }) => id)
  await Media.query({ client }).whereIn('id', ids).delete()
  for (const { name } of unused) await countFilesFrom(name, now)
}

/** Removes files that no row has known for a day: uploads that were given up, and what was replaced. */
export async function removeLooseFiles(): Promise<void> {
  const files = await filesByName()
  for (const { name } of await Media.query().select('name')) files.delete(name)
  const limit = clock.now() - LOOSE_HOURS * HOUR_MS
  for (const paths of files.values()) {
    for (const path of paths) if (await isOlder(path, limit)) await rm(path, { force: true })
  }
}

async function isOlder(path: string, limit: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < limit
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}
