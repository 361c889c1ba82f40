import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { insertProduct, updateProduct } from '#catalogue/actions/save_product'
import { setStock } from '#catalogue/actions/set_stock'
import { NotThere } from '#catalogue/exceptions'
import { PRODUCT_LIST, productsPage } from '#catalogue/queries/admin/products_page'
import { stockOfProduct } from '#catalogue/queries/admin/stock_of_product'
import { thumbnailOf } from '#catalogue/thumbnail'
import { addVariations } from '#catalogue/variations/add_variations'
import { changeVariations } from '#catalogue/variations/change_variations'
import { variationsOf } from '#catalogue/variations/stored_types'
import {
  openingOf,
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
    const given = await productCreateValidator.validate(request.body())
    const { variation_types, initial_quantity, is_unlimited, ...fields } = given
    const qty = openingOf({ initial_quantity, is_unlimited }) ?? null
    const id = await transaction(async (trx) => {
      const productId = await insertProduct(trx, fields)
      const combinations = await addVariations(trx, productId, variation_types ?? [])
      const counts = combinations.map((combination) => ({ combination, qty }))
      const staffId = auth.use('staff').user!.id
      await setStock(trx, { productId, actorId: staffId, counts })
      await recordAudit(trx, audited('product.created', productId, staffId))
      return productId
    })
    return response.created({ data: await this.#record(id) })
  }

  async update({ auth, params, request }: HttpContext) {
    const productId = Number(params.id)
    const given = await productUpdateValidator.validate(request.body())
    const { variation_types, initial_quantity, is_unlimited, ...fields } = given
    const quantity = openingOf({ initial_quantity, is_unlimited })
    const actorId = auth.use('staff').user!.id
    await transaction(async (trx) => {
      await updateProduct(trx, productId, fields)
      const types = variation_types ?? []
      const deeds = await changeVariations(trx, { productId, types, quantity, actorId })
      await recordAudit(trx, audited('product.changed', productId, actorId))
      for (const { action, title } of deeds) {
        const entry = audited(`product.variation_${action}` as const, productId, actorId)
        await recordAudit(trx, { ...entry, detail: title })
      }
    })
    return { data: await this.#record(productId) }
  }

  async #record(id: number) {
    const { data } = await productsPage(oneOf(id))
    if (!data.length) throw new NotThere()
    return {
      ...withPicture(data[0]),
      ...(await variationsOf(id)),
      stock_items: await stockOfProduct(id),
    }
  }
}

function audited(action: AuditEntry['action'], id: number, staffId: number): AuditEntry {
  return { by: { source: 'admin', staffId }, action, subject: { type: 'product', id } }
}

function withPicture(product: Record<string, any>) {
  const thumbnail = thumbnailOf(product.picture, '', product.title_hu)
  return { ...product, picture_url: thumbnail?.url ?? null }
}
