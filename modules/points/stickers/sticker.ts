import { typedCode } from '#app/rules/code_text'
import type CodeBatch from '../code_batches/models/code_batch.js'
import { codeOfBatch } from '../code_batches/queries/code_of_batch.js'
import { gapsBetween, type SerialRange } from '../code_batches/queries/void_ranges.js'

/** What one sticker says. */
export interface Sticker {
  /** Place in the batch, from 0. */
  serial: number
  /** 16 plain characters. */
  code: string
  /** The same in groups of four, for typing. */
  typed: string
  /** What the QR image holds. */
  address: string
}

/** Which stickers of a batch; `to` is not among them. */
export interface StickerRange {
  from: number
  to: number
  /** Address of the shop that the QR images lead to. */
  shopAddress: string
}

/**
 * The stickers of a batch, one by one: they are computed and never stored. Void ones are left
 * out, because nobody shall print what earns nothing.
 *
 * @param voided parts of the batch, in order and apart
 */
export function* stickersOf(
  batch: CodeBatch,
  { from, to, shopAddress }: StickerRange,
  voided: SerialRange[]
): Generator<Sticker> {
  for (const { first, last } of gapsBetween({ first: from, last: to - 1 }, voided)) {
    for (let serial = first; serial <= last; serial++) {
      const code = codeOfBatch(batch, serial)
      const typed = typedCode(code)
      yield { serial, code, typed, address: addressOfCode(shopAddress, typed) }
    }
  }
}

/** What a QR image holds: the page that redeems the code. */
export function addressOfCode(shopAddress: string, typed: string): string {
  return `${shopAddress.replace(/\/+$/, '')}/qr-code?code=${typed}`
}

/** True for an address that only this computer reaches; a sticker with it would be waste. */
export function isOwnComputer(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
