/** Functions of cryptography, given by who runs the rules: Node on the server, noble in a browser. */
export interface Hashing {
  /** SHA-256. @source RFC 6234 */
  sha256: (bytes: Uint8Array) => Uint8Array
  /** HMAC-SHA-256. @source RFC 2104 */
  hmac: (key: Uint8Array, message: Uint8Array) => Uint8Array
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/** The bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text)
}

/** The text of bytes. */
export function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** Bytes in hex, lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The bytes that hex in lower case stands for.
 *
 * @throws Error for any other text
 */
export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new Error('Not hex in lower case')
  return Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))
}

/** SHA-256 of bytes, in hex. */
export function hashOf(bytes: Uint8Array, { sha256 }: Pick<Hashing, 'sha256'>): string {
  return hexOf(sha256(bytes))
}
