import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  NotFoundException,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]])

/** The text of a QR code in the picture, or null. */
export function decodeByScript(picture: ImageData): string | null {
  const source = new RGBLuminanceSource(greyOf(picture), picture.width, picture.height)
  try {
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText()
  } catch (error) {
    if (error instanceof NotFoundException || (error as Error).name !== 'Error') return null
    throw error
  }
}

/** Brightness per pixel; the eye's weights rounded to sums of eighths. */
function greyOf({ data, width, height }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4
    grey[at] = (data[from] * 2 + data[from + 1] * 5 + data[from + 2]) / 8
  }
  return grey
}
