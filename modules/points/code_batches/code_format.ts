import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { ALPHABET, checkCharacter } from '#app/rules/code_text'

/*
 * A code is 16 characters of Crockford's base 32: 3 of the batch (15 bits), 4 of the serial in it
 * (20 bits), 8 of a keyed tag (40 bits) and 1 public check character over the 15 others.
 * What needs no key, and the browser checks too, is in app/rules/code_text.ts.
 */

const BATCH_BITS = 15
const SERIAL_BITS = 20
const TAG_BYTES = 5

/** Largest batch number a code can carry. */
export const BATCH_MAX = 2 ** BATCH_BITS - 1

/** Most codes of one batch. */
export const SERIALS_MAX = 2 ** SERIAL_BITS

/** A key that seals codes, with the name batches know it by. */
export interface CodeKey {
  id: string
  key: KeyObject
}

/** What an authentic code says. */
export interface OpenedCode {
  batchId: number
  /** Place of the code in its batch, from 0. */
  serial: number
  keyId: string
}

/** The code of a place in a batch, 16 characters. */
export function sealCode(batchId: number, serial: number, { key }: CodeKey): string {
  const body = spell(batchId, 3) + spell(serial, 4) + spellBytes(tagOf(batchId, serial, key))
  return body + checkCharacter(body)
}

/**
 * Reads a normalised code.
 *
 * @returns null where no key made this code; every key is tried, so that the time tells nothing
 */
export function openCode(code: string, keys: CodeKey[]): OpenedCode | null {
  const batchId = read(code.slice(0, 3))
  const serial = read(code.slice(3, 7))
  const tag = readBytes(code.slice(7, 15))
  let opened: OpenedCode | null = null
  for (const { id, key } of keys) {
    if (timingSafeEqual(tagOf(batchId, serial, key), tag)) opened = { batchId, serial, keyId: id }
  }
  return opened
}

function tagOf(batchId: number, serial: number, key: KeyObject): Buffer {
  const digest = createHmac('sha256', key).update(`code:1:${batchId}:${serial}`).digest()
  return digest.subarray(0, TAG_BYTES)
}

function spell(value: number, length: number): string {
  let text = ''
  for (let shift = (length - 1) * 5; shift >= 0; shift -= 5) {
    text += ALPHABET[(value >>> shift) & 31]
  }
  return text
}

function read(text: string): number {
  let value = 0
  for (const character of text) value = value * 32 + ALPHABET.indexOf(character)
  return value
}

/** Five bytes are 40 bits, which is exactly eight characters. */
function spellBytes(bytes: Buffer): string {
  return (
    spell(bytes.readUIntBE(0, 2) * 16 + (bytes[2] >>> 4), 4) +
    spell(bytes.readUIntBE(2, 3) & 0xfffff, 4)
  )
}

function readBytes(text: string): Buffer {
  const bytes = Buffer.alloc(TAG_BYTES)
  bytes.writeUIntBE(read(text), 0, TAG_BYTES)
  return bytes
}
