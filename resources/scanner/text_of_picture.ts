import { createDecoder } from './decoder'
import { pictureOf } from './picture'

/** The text of the QR code in a picture file, or null where there is none or no picture. */
export async function textOfPicture(file: Blob): Promise<string | null> {
  const decoder = createDecoder()
  try {
    return await decoder.decodeThoroughly(await pictureOf(file))
  } catch (error) {
    console.warn('The picture could not be read', error)
    return null
  } finally {
    decoder.close()
  }
}
