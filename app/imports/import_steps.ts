import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { inNoHurry } from '#app/database/request_patience'
import { UnreadableFile } from './csv_lines.js'
import { FileUnreadable } from './exceptions.js'
import { fileColumns } from './file_columns.js'
import type { ImportKind } from './import_kind.js'
import { matchOf } from './import_match.js'
import type { ImportSource } from './checked_lines.js'
import { writtenLines, type ImportedLine } from './planned_import.js'
import { previewOf } from './preview.js'
import { resultHeading, resultLines } from './result_file.js'
import { UploadedFile } from './uploaded_file.js'

/**
 * An import of the back-office in three looks at a file: its columns, what would become of each line,
 * and the writing. The browser sends the file each time, so that nothing waits here; to send it twice
 * changes nothing. Whose rows the lines become is for the controller of the module to say.
 */
export abstract class ImportSteps {
  protected abstract kindOf(ctx: HttpContext, file: UploadedFile): ImportKind
  /** A file to begin with. */
  protected abstract sampleFor(ctx: HttpContext): { name: string; contents: Promise<string> }

  async sample(ctx: HttpContext) {
    const { name, contents } = this.sampleFor(ctx)
    ctx.response.header('content-disposition', `attachment; filename="${name}.csv"`)
    ctx.response.type('text/csv; charset=utf-8')
    return ctx.response.send(await contents)
  }

  async columns(ctx: HttpContext) {
    return this.#withFile(ctx, async ({ kind, path }) => ({ data: await fileColumns(kind, path) }))
  }

  async preview(ctx: HttpContext) {
    const match = await matchOf(ctx.request)
    return this.#withFile(ctx, async (source) => ({ data: await previewOf({ ...source, match }) }))
  }

  /** Answers what became of each line as CSV, while it is written. */
  async store(ctx: HttpContext) {
    const match = await matchOf(ctx.request)
    const { response } = ctx
    const file = await UploadedFile.of(ctx.request.request)
    const lines = writtenLines({ ...this.#sourceOf(ctx, file), match })
    // The first lines are waited for: a file that cannot be read at all is an error of its own.
    const first = await inNoHurry(() => lines.next()).catch(async (error) => {
      await file.remove()
      throw refusalOf(error)
    })
    response.type('text/csv; charset=utf-8')
    return response.stream(Readable.from(resultOf(first, lines, file)))
  }

  async #withFile<Answer>(
    ctx: HttpContext,
    work: (source: ImportSource<unknown>) => Promise<Answer>
  ): Promise<Answer> {
    const file = await UploadedFile.of(ctx.request.request)
    try {
      return await inNoHurry(() => work(this.#sourceOf(ctx, file)))
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await file.remove()
    }
  }

  #sourceOf(ctx: HttpContext, file: UploadedFile): ImportSource<unknown> {
    return { kind: this.kindOf(ctx, file), path: file.path }
  }
}

async function* resultOf(
  first: IteratorResult<ImportedLine[]>,
  rest: AsyncGenerator<ImportedLine[]>,
  file: UploadedFile
) {
  try {
    yield resultHeading()
    if (first.done) return
    yield resultLines(first.value)
    for await (const lines of rest) yield resultLines(lines)
  } finally {
    await file.remove()
  }
}

function refusalOf(error: unknown) {
  return error instanceof UnreadableFile ? new FileUnreadable(error) : error
}
