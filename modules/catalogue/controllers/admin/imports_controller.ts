import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/audit/audit'
import { UnreadableFile } from '#app/imports/csv_lines'
import { FileUnreadable } from '#app/imports/exceptions'
import { fileColumns } from '#app/imports/file_columns'
import type { ImportKind } from '#app/imports/import_kind'
import type { ImportSource } from '#app/imports/judged_lines'
import { previewOf } from '#app/imports/preview'
import { writtenLines, type ImportedLine } from '#app/imports/planned_import'
import { resultHeading, resultLines } from '#app/imports/result_file'
import { UploadedFile } from '#app/imports/uploaded_file'
import { productSample, stockSample } from '#catalogue/imports/samples'
import { productImport } from '#catalogue/imports/product_import'
import { StockImport } from '#catalogue/imports/stock_import'
import { matchOf } from '#catalogue/validators/import_match_validator'

/** What can be brought in, by its name in the address. */
const KINDS: Record<string, (by: Actor, file: UploadedFile) => ImportKind> = {
  products: (by) => productImport(by),
  stock_items: (by, { digest }) => new StockImport(by, digest),
}
const SAMPLES: Record<string, () => Promise<string>> = {
  products: productSample,
  stock_items: stockSample,
}

/**
 * Gifts and stock from a file in three looks at it: its columns, what would become of each line, and
 * the writing. The browser sends the file each time, so that nothing waits here; to send it twice
 * changes nothing.
 */
export default class ImportsController {
  async sample({ params, response }: HttpContext) {
    response.header('content-disposition', `attachment; filename="${params.kind}.csv"`)
    response.type('text/csv; charset=utf-8')
    return response.send(await SAMPLES[params.kind]())
  }

  async columns(ctx: HttpContext) {
    return withFile(ctx, async ({ kind, path }) => ({ data: await fileColumns(kind, path) }))
  }

  async preview(ctx: HttpContext) {
    const match = await matchOf(ctx.request)
    return withFile(ctx, async (source) => ({ data: await previewOf({ ...source, match }) }))
  }

  /** Answers what became of each line as CSV, while it is written. */
  async store(ctx: HttpContext) {
    const match = await matchOf(ctx.request)
    const { response } = ctx
    const file = await UploadedFile.of(ctx.request.request)
    const lines = writtenLines({ ...sourceOf(ctx, file), match })
    // The first lines are waited for: a file that cannot be read at all is an error of its own.
    const first = await lines.next().catch(async (error) => {
      await file.remove()
      throw refusalOf(error)
    })
    response.type('text/csv; charset=utf-8')
    return response.stream(Readable.from(resultOf(first, lines, file)))
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

async function withFile<Answer>(
  ctx: HttpContext,
  work: (source: ImportSource<any>) => Promise<Answer>
): Promise<Answer> {
  const file = await UploadedFile.of(ctx.request.request)
  try {
    return await work(sourceOf(ctx, file))
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await file.remove()
  }
}

function sourceOf({ auth, params }: HttpContext, file: UploadedFile): ImportSource<any> {
  const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
  return { kind: KINDS[params.kind](by, file), path: file.path }
}

function refusalOf(error: unknown) {
  return error instanceof UnreadableFile ? new FileUnreadable(error) : error
}
