import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/*
 * A code is 16 characters of Crockford's base 32: 3 of the batch (15 bits), 4 of the serial in it
 * (20 bits), 8 of a keyed tag (40 bits) and 1 public check character over the 15 others.
 * The browser has a twin without the tag in resources/scanner/code_format.ts.
 */

/** Crockford's base 32: no I, L, O, U. @source https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BATCH_BITS = 15
const SERIAL_BITS = 20
const TAG_BYTES = 5

/** Largest batch number a code can carry. */
export const BATCH_MAX = 2 ** BATCH_BITS - 1

/** Most codes of one batch. */
export const SERIALS_MAX = 2 ** SERIAL_BITS

/** Longest text that is looked at, in characters; a scanned address is far shorter. */
export const CODE_TEXT_MAX = 512

/**
 * What pages match a code with, after upper case: plain, or in groups of four joined by dashes.
 *
 * @source specification §5
 */
export const CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{4}(-?[0-9A-HJKMNP-TV-Z]{4}){3}$'

const PLAIN_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const ADDRESS_CODE = /[?&]code=([^&#]*)/i

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

/**
 * The 16 plain characters of what was scanned or typed: an address gives its `code`, case, spaces
 * and dashes do not matter, O is 0, I and L are 1.
 *
 * @returns null where the text is no code or its check character shows a typing error
 */
export function normaliseCode(text: string): string | null {
  if (text.length > CODE_TEXT_MAX) return null
  const code = stripAddress(text)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return PLAIN_CODE.test(code) && checkCharacter(code.slice(0, 15)) === code[15] ? code : null
}

/** The code in groups of four, as it is printed and typed. */
export function typedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

function stripAddress(text: string) {
  const written = ADDRESS_CODE.exec(text)?.[1]
  if (written === undefined) return text
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    // A malformed percent sign is no code; the pattern refuses it.
    return written
  }
}

/**
 * A polynomial over the field of 32 elements: every weight differs and none is zero, so that any
 * one wrong character and any two exchanged ones change the result.
 */
function checkCharacter(body: string): string {
  let sum = 1
  for (const character of body) sum = double(sum) ^ ALPHABET.indexOf(character)
  return ALPHABET[double(sum)]
}

/** Times the generator of the field, whose polynomial is x⁵ + x² + 1. */
function double(element: number) {
  const shifted = element << 1
  return shifted > 31 ? shifted ^ 0b100101 : shifted
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
