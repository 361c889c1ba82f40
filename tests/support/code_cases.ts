import { createSecretKey, randomInt } from 'node:crypto'
import { sealCode, type CodeKey } from '#points/code_batches/code_format'

/** The key of the cases below; it seals nothing but them. */
export const CASE_KEY: CodeKey = { id: 'case', key: createSecretKey(Buffer.alloc(32, 7)) }

/** A code with a right check character that no shop has printed. */
export function foreignCode(): string {
  const key = createSecretKey(Buffer.alloc(32, 9))
  return sealCode(1, randomInt(65_536), { id: 'foreign', key })
}

/** Codes of that key, written down once so that printed stickers never change their meaning. */
export const SEALED: [batchId: number, serial: number, code: string][] = [
  [1, 0, '0010000HASJ252RW'],
  [1, 1, '0010001V01BCB6Z4'],
  [17, 4242, '00H044JZZH05X6NM'],
  [300, 65536, '09C2000FFM6PAFGR'],
  [32767, 1048575, 'ZZZZZZZMM2B7HBYA'],
]

/** Ways to write or scan SEALED[0], and texts that are no code. Null: refused on the phone. */
export function writtenCases(code: string): [text: string, code: string | null][] {
  const typed = code.replace(/(.{4})(?=.)/g, '$1-')
  return [
    [code, code],
    [typed, code],
    [typed.toLowerCase(), code],
    [` ${typed.replaceAll('-', ' ')} `, code],
    [`${code.replaceAll('-', '')}\n`, code],
    [code.replaceAll('0', 'O').replaceAll('1', 'I'), code],
    [code.replaceAll('0', 'o').replaceAll('1', 'l'), code],
    [`https://shop.example/qr-code?code=${typed}`, code],
    [`http://localhost:3333/qr-code?code=${code}#top`, code],
    [`https://shop.example/qr-code?startscan=1&code=${typed.toLowerCase()}&utm=x`, code],
    [`https://shop.example/qr-code?code=${typed.replaceAll('-', '%20')}`, code],
    [`/qr-code?CODE=${typed}`, code],
    ['', null],
    ['https://shop.example/', null],
    ['https://shop.example/qr-code?code=', null],
    ['https://shop.example/qr-code?code=%E0%A4%A', null],
    [code.slice(0, 15), null],
    [`${code}0`, null],
    [code.replace(/^./, 'U'), null],
    [`${code}${code}`, null],
    [`<script>${code}</script>`, null],
    ['𝟎'.repeat(16), null],
    ['A'.repeat(100_000), null],
    [`?code=${'%'.repeat(500)}`, null],
  ]
}

/** Every text that differs from the code in one character. */
export function singleErrors(code: string): string[] {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return [...code].flatMap((right, place) =>
    [...alphabet]
      .filter((wrong) => wrong !== right)
      .map((wrong) => code.slice(0, place) + wrong + code.slice(place + 1))
  )
}

/** Every text in which two neighbours that differ have changed places. */
export function adjacentTranspositions(code: string): string[] {
  return [...code].slice(1).flatMap((right, place) => {
    const left = code[place]
    return left === right ? [] : [code.slice(0, place) + right + left + code.slice(place + 2)]
  })
}
