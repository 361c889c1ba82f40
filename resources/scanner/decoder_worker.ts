import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// The library would fetch its binary from a stranger's server; ours lies beside the page.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

self.onmessage = async ({ data }: MessageEvent<{ id: number; picture: ImageData }>) => {
  try {
    const [found] = await readBarcodes(data.picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
    self.postMessage({ id: data.id, text: found?.text ?? null })
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) })
  }
}
