import { normaliseCode, typedCode } from '#app/rules/code_text'
import { openCode } from '../../code_format.js'
import { codeKeys } from '../../code_keys.js'
import CodeBatch from '../../models/code_batch.js'
import { reconciliation } from '../reconciliation.js'

/** What became of a sticker. */
export type StickerState = 'unused' | 'used' | 'void' | 'expired'

/** A sticker as it is told beside its batch. */
export interface FoundSticker {
  /** As it is printed. */
  code: string
  /** Its place in the batch, from 1 as staff count. */
  place: number
  state: StickerState
}

/** A batch, and the sticker of it whose code was typed. */
export interface FoundBatch {
  batch: CodeBatch
  sticker: FoundSticker | null
}

/** A number of a batch; codes carry no larger one than five digits. */
const NUMBER = /^#?(\d{1,5})$/
const STATES = ['unused', 'used', 'void', 'expired'] as const

/** The batch that a text means: the code of one of its stickers, typed in any way, or its number. */
export async function foundBatch(text: string): Promise<FoundBatch | null> {
  const code = normaliseCode(text)
  if (code) return batchOfCode(code)
  const number = NUMBER.exec(text)?.[1]
  const batch = number ? await batchById(Number(number)) : null
  return batch && { batch, sticker: null }
}

async function batchOfCode(code: string): Promise<FoundBatch | null> {
  const opened = openCode(code, codeKeys())
  const batch = opened && (await batchById(opened.batchId))
  // Otherwise it is none of this batch, as a scan would say too.
  if (!batch || batch.keyId !== opened.keyId || opened.serial >= batch.count) return null
  const { serial } = opened
  const books = await reconciliation(batch.id, { first: serial, last: serial })
  // The books of one sticker have a one at what became of it.
  const state = STATES.find((one) => books?.[one])
  if (!state) throw new Error(`Sticker ${serial} of batch ${batch.id} is in no state`)
  return { batch, sticker: { code: typedCode(code), place: serial + 1, state } }
}

function batchById(id: number): Promise<CodeBatch | null> {
  return CodeBatch.query().where({ id }).preload('product').first()
}
