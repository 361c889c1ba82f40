import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { isMissingFile } from '#app/files/missing_file'
import { attachmentHeader } from '../files.js'
import { mediaPath } from '../folder.js'
import Media from '../models/media.js'

/** How long a browser may keep a file; one that is replaced has another address. */
const KEPT = 'public, max-age=3600'

/** Files of the library: handed out to be saved, and never opened as a part of the shop. */
export default class MediaFilesController {
  async show({ params, response }: HttpContext) {
    const name = String(params.file).replace(/\.pdf$/, '')
    const medium = await Media.query().where({ name, kind: 'file' }).first()
    if (!medium) throw new NotFound()
    const path = join(mediaPath, `${medium.name}.pdf`)
    const { size } = await stat(path).catch((error) => {
      throw isMissingFile(error) ? new NotFound() : error
    })
    const called = medium.fileName.replace(/\.pdf$/i, '').trim() || medium.name
    response.header('content-type', medium.mime)
    response.header('content-length', String(size))
    response.header('content-disposition', attachmentHeader(`${called}.pdf`))
    response.header('content-security-policy', 'sandbox')
    response.header('x-content-type-options', 'nosniff')
    response.header('cache-control', KEPT)
    return response.stream(createReadStream(path))
  }
}
