import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { readQr, type Patience } from './read_qr'

// The library would fetch its binary from a stranger's server; ours lies beside the page.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

interface Task {
  id: number
  picture: ImageData
  patience: Patience
}

self.onmessage = async ({ data: { id, picture, patience } }: MessageEvent<Task>) => {
  try {
    self.postMessage({ id, texts: await readQr(readBarcodes, picture, patience) })
  } catch (error) {
    self.postMessage({ id, error: String(error) })
  }
}
