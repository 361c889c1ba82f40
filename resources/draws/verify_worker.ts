import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromHex } from '@draw/bytes'
import type { Chain } from '@draw/chains'
import type { Verification } from '@draw/verify/finding'
import type { Tools } from '@draw/verify/published'
import { verifyDraw } from '@draw/verify/verify_draw'

/** What the page asks: where the files lie, and what a witness or a member adds. */
export interface VerifyTask {
  draw: string
  /** Names of files, and the address each is fetched from. */
  files: Record<string, string>
  head?: string
  pseudonym?: string
}

/** What the page is told: bytes that have come so far, and in the end the findings. */
export type VerifyNews =
  | { kind: 'fetched'; bytes: number }
  | { kind: 'done'; verification: Verification }
  | { kind: 'failed' }

/** Says for which use of the curve a message is hashed to a point. @source RFC 9380 */
const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const tools: Tools = {
  sha256,
  hmac: (key, message) => hmac(sha256, key, message),
  isSigned,
}

self.onmessage = async ({ data }: MessageEvent<VerifyTask>) => {
  try {
    const files = new Map<string, Uint8Array>()
    for (const [name, address] of Object.entries(data.files)) {
      const bytes = await fetched(address)
      if (bytes) files.set(name, bytes)
      tell({ kind: 'fetched', bytes: bytes?.length ?? 0 })
    }
    tell({ kind: 'done', verification: verifyDraw({ ...data, files }, tools) })
  } catch (error) {
    console.error(error)
    tell({ kind: 'failed' })
  }
}

/** @returns undefined for a file that is not there: its checks say so */
async function fetched(address: string): Promise<Uint8Array | undefined> {
  const response = await fetch(address)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function isSigned({ key }: Chain, round: number, signature: string): boolean {
  const { shortSignatures } = bls12_381
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(round))
  try {
    const point = shortSignatures.hash(sha256(message), TAG)
    return shortSignatures.verify(fromHex(signature), point, fromHex(key))
  } catch {
    // What is no point of the curve was not signed.
    return false
  }
}

function tell(news: VerifyNews) {
  self.postMessage(news)
}
