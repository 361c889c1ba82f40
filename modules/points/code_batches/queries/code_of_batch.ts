import { sealCode } from '../code_format.js'
import { codeKeys } from '../code_keys.js'
import type CodeBatch from '../models/code_batch.js'

/**
 * The code printed at a place of a batch; `serial` counts from 0.
 *
 * @throws a plain Error where the key of the batch is not among CODE_KEYS any more
 */
export function codeOfBatch(batch: Pick<CodeBatch, 'id' | 'keyId'>, serial: number): string {
  const key = codeKeys().find(({ id }) => id === batch.keyId)
  if (!key) throw new Error(`CODE_KEYS lacks the key ${batch.keyId} of batch ${batch.id}`)
  return sealCode(batch.id, serial, key)
}
