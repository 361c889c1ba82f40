const KEY_BYTES = 16

/** A name for one order, made once a form: sent twice, the order is placed once. */
export function newOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
