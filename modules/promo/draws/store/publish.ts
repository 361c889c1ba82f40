import { utcTime } from '../../draw/days.js'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { FIRST_HEAD, logLine, nextHead, type LogKind } from '../../draw/log.js'
import DrawFile from '../models/draw_file.js'
import DrawLog from '../models/draw_log.js'
import DrawLogLine from '../models/draw_log_line.js'
import { serverTools } from '../server_tools.js'
import { keepBytes } from './kept_bytes.js'
import { tellObserver } from './observer.js'

/** A file that everybody may read from now on. */
export interface Publication {
  promotionId: number
  name: string
  bytes: Uint8Array
  kind: LogKind
}

/**
 * Publishes a file: its bytes are on the disk before the rows that name it are committed.
 *
 * @returns its hash
 */
export async function publish(trx: Transaction, publication: Publication): Promise<string> {
  const { promotionId, name, bytes, kind } = publication
  const sha256 = await keepBytes(bytes)
  const row = { promotionId, name, hash: sha256, size: bytes.length, createdAt: clock.now() }
  await DrawFile.create(row, trx)
  await addToLog(trx, promotionId, { kind, file: name, sha256 })
  return sha256
}

/** Adds a line to the log of a promotion, which its observer gets; who adds one at the same time comes after it. */
export async function addToLog(
  trx: Transaction,
  promotionId: number,
  what: { kind: LogKind; file: string; sha256: string }
): Promise<void> {
  const log = await DrawLog.query(trx).where({ promotionId }).forUpdate().first()
  const n = (log?.lines ?? 0) + 1
  const line = logLine({ n, at: utcTime(clock.now()), ...what })
  await DrawLogLine.create({ promotionId, n, line }, trx)
  const head = nextHead(log?.head ?? FIRST_HEAD, line, serverTools)
  if (log) await log.merge({ lines: n, head }).save()
  else await DrawLog.create({ promotionId, lines: n, head }, trx)
  await tellObserver(trx, promotionId, { n, line, head })
}

/** The log as it is published: `log.txt`. */
export async function logText(promotionId: number): Promise<string> {
  const lines = await DrawLogLine.query().where({ promotionId }).orderBy('n')
  return lines.map(({ line }) => `${line}\n`).join('')
}
