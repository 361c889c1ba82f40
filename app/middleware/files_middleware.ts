import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findFile, mayBeFile } from '#app/files/public_files'
import { isReading, sendFile } from '#app/files/send_file'

/** Sends compiled assets, pictures, fonts and the files of the public folder, mostly from memory. */
export default class FilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (!isReading(ctx) || !mayBeFile(path)) return next()
    const found = await findFile(path)
    return found ? sendFile(ctx, found.file, found.cacheControl) : next()
  }
}
