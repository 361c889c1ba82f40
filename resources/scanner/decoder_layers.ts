import type { Patience } from './read_qr'

/** One way to read a QR code. */
export interface DecoderLayer {
  name: 'native' | 'wasm' | 'script'
  /** Only the layer in the worker knows more than one look. */
  decode(picture: ImageData, patience: Patience): Promise<string[]>
  close(): void
}

interface NativeDetector {
  detect(picture: ImageData): Promise<{ rawValue: string }[]>
}

/** The browser's own detector, where it has one. */
export function nativeLayer(scope: any): DecoderLayer | null {
  if (!('BarcodeDetector' in scope)) return null
  let detector: NativeDetector | undefined
  return {
    name: 'native',
    async decode(picture) {
      // Where the detector knows no QR codes its construction fails; the next layer is then asked.
      detector ??= new scope.BarcodeDetector({ formats: ['qr_code'] }) as NativeDetector
      return (await detector.detect(picture)).map(({ rawValue }) => rawValue).filter(Boolean)
    },
    close() {},
  }
}

/** zxing-cpp as WebAssembly in a worker, so that the page stays smooth. */
export function wasmLayer(scope: any): DecoderLayer | null {
  if (!('WebAssembly' in scope) || !('Worker' in scope)) return null
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, { resolve(texts: string[]): void; reject(e: Error): void }>()

  function start(): Worker {
    const started = new Worker(new URL('./decoder_worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }) => {
      const entry = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.error) entry?.reject(new Error(data.error))
      else entry?.resolve(data.texts)
    }
    started.onerror = (event) => {
      for (const entry of waiting.values()) entry.reject(new Error(event.message))
      waiting.clear()
    }
    return started
  }

  return {
    name: 'wasm',
    decode(picture, patience) {
      worker ??= start()
      const id = ++count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ id, picture, patience })
      })
    },
    close() {
      worker?.terminate()
      worker = undefined
      for (const entry of waiting.values()) entry.resolve([])
      waiting.clear()
    },
  }
}

/** The decoder in plain JavaScript, for browsers that have neither of the others. */
export function scriptLayer(): DecoderLayer {
  return {
    name: 'script',
    decode: async (picture) => (await import('./script_decoder')).decodeByScript(picture),
    close() {},
  }
}

/** All ways this browser has, best first. */
export function layersOf(scope: any): DecoderLayer[] {
  return [nativeLayer(scope), wasmLayer(scope), scriptLayer()].filter((layer) => layer !== null)
}
