import { BrowserQRCodeReader } from '@zxing/browser'
import {
  ChecksumException,
  DecodeHintType,
  FormatException,
  NotFoundException,
} from '@zxing/library'

const reader = new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]]))
/** A picture in which there is nothing to read is no fault of the decoder. */
const NOTHING_READ = [NotFoundException, ChecksumException, FormatException]

/** The text of the QR code in the picture, in a list that is empty without one. */
export function decodeByScript(picture: ImageData): string[] {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d', { willReadFrequently: true })!.putImageData(picture, 0, 0)
  try {
    return [reader.decodeFromCanvas(canvas).getText()]
  } catch (error) {
    if (NOTHING_READ.some((Nothing) => error instanceof Nothing)) return []
    throw error
  }
}
