import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findFile, mayBeFile } from '#app/files/public_files'
import { bodyFor } from '#app/files/served_file'

/** Sends compiled assets, pictures, fonts and the files of the public folder, mostly from memory. */
export default class FilesMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    const isRead = request.method() === 'GET' || request.method() === 'HEAD'
    if (!isRead || !mayBeFile(path)) return next()
    const found = await findFile(path)
    if (!found) return next()
    const { file, cacheControl } = found
    const [encoding, body] = bodyFor(file, request.header('accept-encoding'))
    response.header('Cache-Control', cacheControl)
    response.header('ETag', file.etag)
    if (Object.keys(file.bodies).length > 1) response.header('Vary', 'Accept-Encoding')
    if (request.header('if-none-match')?.includes(file.etag)) return response.status(304).send(null)
    if (encoding !== 'identity') response.header('Content-Encoding', encoding)
    response.header('Content-Type', file.type)
    response.header('Content-Length', String(body.length))
    return response.send(body)
  }
}
