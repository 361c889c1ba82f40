import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isReading, sendFile } from '#app/files/send_file'
import { languageFile, partsOf } from '../language/language_file.js'

const ADDRESS = /^\/lang\/([a-z]+)\.json$/
const NAMED = 'public, max-age=31536000, immutable'
const UNNAMED = 'no-cache'

/** Sends the texts of a language to the browser; like every file they are the same for all, and no session is asked for. */
export default class LanguageFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const name = ADDRESS.exec(ctx.request.url())?.[1]
    const language = name && isReading(ctx) ? languageFile(name) : null
    if (!language) return next()
    const { v, part: asked } = ctx.request.qs()
    const parts = partsOf(asked)
    if (!parts) return next()
    return sendFile(ctx, await language.file(parts), v === language.version ? NAMED : UNNAMED)
  }
}
