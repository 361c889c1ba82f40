import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { addVariations } from '#catalogue/actions/add_variations'
import { insertProduct, updateProduct } from '#catalogue/actions/save_product'
import { setStock } from '#catalogue/actions/set_stock'
import { NotThere } from '#catalogue/exceptions'
import { PRODUCT_LIST, productsPage } from '#catalogue/queries/admin/products_page'
import { stockOfProduct } from '#catalogue/queries/admin/stock_of_product'
import { thumbnailOf } from '#catalogue/thumbnail'
import {
  productCreateValidator,
  productUpdateValidator,
} from '#catalogue/validators/admin_product_validator'

/** Gifts in the back-office: texts, price, picture, variations; stock only where a gift is new. */
export default class ProductsController {
  async index(ctx: HttpContext) {
    const { data, total } = await productsPage(await listQuery(ctx, PRODUCT_LIST))
    return { data: data.map(withPicture), total }
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ auth, request, response }: HttpContext) {
    const { variation_types, initial_quantity, ...fields } = await productCreateValidator.validate(
      request.body()
    )
    const id = await transaction(async (trx) => {
      const productId = await insertProduct(trx, fields)
      const combinations = await addVariations(trx, productId, variation_types ?? [])
      const counts = combinations.map((combination) => ({
        combination,
        qty: initial_quantity ?? null,
      }))
      const staffId = auth.use('staff').user!.id
      await setStock(trx, { productId, actorId: staffId, counts })
      await recordAudit(trx, audited('product.created', productId, staffId))
      return productId
    })
    return response.created({ data: await this.#record(id) })
  }

  async update({ auth, params, request }: HttpContext) {
    const productId = Number(params.id)
    const fields = await productUpdateValidator.validate(request.body())
    await transaction(async (trx) => {
      await updateProduct(trx, productId, fields)
      await recordAudit(trx, audited('product.changed', productId, auth.use('staff').user!.id))
    })
    return { data: await this.#record(productId) }
  }

  async #record(id: number) {
    const { data } = await productsPage(oneOf(id))
    if (!data.length) throw new NotThere()
    return { ...withPicture(data[0]), stock_items: await stockOfProduct(id) }
  }
}

function audited(action: string, id: number, staffId: number): AuditEntry {
  return { by: { source: 'admin', staffId }, action, subject: { type: 'product', id } }
}

function withPicture(product: Record<string, any>) {
  const thumbnail = thumbnailOf(product.picture, '', product.title_hu)
  return { ...product, picture_url: thumbnail?.url ?? null }
}
