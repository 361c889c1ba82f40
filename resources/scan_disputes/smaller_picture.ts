/** The longer side of a photo that is sent, in px: enough to read a damaged code by eye. */
const SIDE_MAX = 1600
const QUALITY = 0.85

/** A photo as small as it needs to be; the file itself where the browser cannot draw it. */
export async function smallerPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', QUALITY)
    )
    return drawn ?? file
  } catch (error) {
    // The server says what is wrong with it, if anything is.
    console.warn('The photo could not be made smaller', error)
    return file
  }
}
