import type { ApiClient, ApiResponse } from '@japa/api-client'
import sharp from 'sharp'
import { addMedium, storeMedium } from '#app/media/library/add_medium'
import Media from '#app/media/models/media'
import { transaction } from '#app/transaction'
import type { TestStaff } from '#tests/support/members'

/** A file that is a PDF as far as its start says, each with words of its own. */
export function pdfOf(words: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`)
}

let shade = 0

/** A picture in a colour of its own, so that the library has not got it yet. */
export function pictureOf(width = 200, height = 120): Promise<Buffer> {
  shade = (shade * 7 + 41) % 0xffffff
  const background = `#${shade.toString(16).padStart(6, '0')}`
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

interface Sent {
  query?: object
  type?: string
  path?: string
}

/** Sends bytes to the library as the back-office does: a raw PUT. */
export async function sendMedium(
  client: ApiClient,
  staff: TestStaff,
  bytes: Buffer,
  { query = {}, type = 'application/octet-stream', path = 'media' }: Sent = {}
): Promise<ApiResponse> {
  const request = client.put(`/api/admin/${path}`).qs(query)
  request.withGuard('staff').loginAs(staff).withCsrfToken().header('content-type', type)
  request.request.send(bytes)
  return request
}

interface GivenMedium {
  altHu?: string
  altEn?: string
  fileName?: string
}

/** A medium of the library. */
export async function givenMedium(bytes: Buffer, given: GivenMedium = {}) {
  const { altHu = 'Festett fal', altEn = 'Painted wall', fileName = 'fal.png' } = given
  const stored = await storeMedium(bytes)
  const { medium } = await transaction((trx) => addMedium(trx, stored, { altHu, altEn, fileName }))
  return medium
}

/** What the sample blocks show. */
export async function givenSampleMedia(): Promise<void> {
  const picture = await givenMedium(await pictureOf())
  const file = await givenMedium(pdfOf('sample'), { fileName: 'lap.pdf' })
  await Media.query().where('id', picture.id).update({ key: 'picture-1' })
  await Media.query().where('id', file.id).update({ key: 'file-1' })
}
