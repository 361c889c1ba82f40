import { DECODE_TIMEOUT_MS } from './constants'
import { layersOf, type DecoderLayer } from './decoder_layers'
import type { Patience } from './read_qr'

/** Reads QR texts out of pictures; the best way this browser has, then the next one. */
export interface Decoder {
  /** The text of a QR code in the picture, or null. Rejects only when every way is broken. */
  decode(picture: ImageData): Promise<string | null>
  /** All texts, with every way tried until one reads something: a single picture deserves patience. */
  decodeWhole(picture: ImageData): Promise<string[]>
  close(): void
}

/** After this many frames without a code one frame is looked at thoroughly. */
const GLANCES_PER_LOOK = 8

/** A decoder over the given layers; a layer that breaks is left out from then on. */
export function createDecoder(layers: DecoderLayer[] = layersOf(globalThis)): Decoder {
  let working = layers
  let frames = 0

  async function attempt(layer: DecoderLayer, picture: ImageData, patience: Patience) {
    try {
      return await withTimeout(layer.decode(picture, patience))
    } catch (error) {
      console.warn(`The ${layer.name} decoder is out of order`, error)
      working = working.filter((other) => other !== layer)
      return []
    }
  }

  return {
    async decode(picture) {
      const patience = ++frames % GLANCES_PER_LOOK === 0 ? 'thorough' : 'glance'
      while (working.length > 0) {
        const layer = layerFor(patience, working)
        const [text] = await attempt(layer, picture, patience)
        if (working.includes(layer)) return text ?? null
      }
      throw new Error('No decoder works in this browser')
    },
    async decodeWhole(picture) {
      for (const layer of working) {
        const texts = await attempt(layer, picture, 'whole')
        if (texts.length > 0) return texts
      }
      return []
    },
    close() {
      for (const layer of layers) layer.close()
    },
  }
}

/** The browser's own detector is quick; for a thorough look the worker reads more. */
function layerFor(patience: Patience, working: DecoderLayer[]): DecoderLayer {
  const thorough = working.find(({ name }) => name === 'wasm')
  return (patience === 'thorough' && thorough) || working[0]
}

/** Rejects a decode that hangs. @throws Error after DECODE_TIMEOUT_MS */
function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Decoding took too long')), DECODE_TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
