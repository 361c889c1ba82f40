import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/audit/audit'
import type { ImportKind } from '#app/imports/import_kind'
import { ImportSteps } from '#app/imports/import_steps'
import type { UploadedFile } from '#app/imports/uploaded_file'
import { productSample, stockSample } from '#catalogue/imports/samples'
import { productImport } from '#catalogue/imports/product_import'
import { StockImport } from '#catalogue/imports/stock_import'

/** What can be brought in, by its name in the address. */
const KINDS: Record<string, (by: Actor, file: UploadedFile) => ImportKind> = {
  products: (by) => productImport(by),
  stock_items: (by, { digest }) => new StockImport(by, digest),
}
const SAMPLES: Record<string, () => Promise<string>> = {
  products: productSample,
  stock_items: stockSample,
}

/** Gifts and stock from a file. */
export default class ImportsController extends ImportSteps {
  protected kindOf({ auth, params }: HttpContext, file: UploadedFile) {
    const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
    return KINDS[params.kind](by, file)
  }

  protected sampleFor({ params }: HttpContext) {
    return { name: params.kind, contents: SAMPLES[params.kind]() }
  }
}
