import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listController } from '#app/http/list_controller'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { transaction } from '#app/transaction'
import { demandConfirmedPassword } from '#auth'
import { NotThere, PriceCutTooDeep } from '#catalogue/exceptions'
import { insertProduct, updateProduct } from '#catalogue/products/actions/save_product'
import Product from '#catalogue/products/models/product'
import {
  listedGifts,
  PRODUCT_LIST,
  productOfForm,
  withStock,
} from '#catalogue/products/queries/admin/products_page'
import ProductTransformer from '#catalogue/products/transformers/admin/product_transformer'
import {
  openingOf,
  productCreateValidator,
  productUpdateValidator,
} from '#catalogue/products/validators/admin_product_validator'
import { addVariations } from '#catalogue/products/variations/add_variations'
import { changeVariations } from '#catalogue/products/variations/change_variations'
import { setStock } from '#catalogue/stock/actions/set_stock'

const Products = listController({
  model: Product,
  list: PRODUCT_LIST,
  matching: listedGifts,
  shown: (products) => {
    withStock(products)
    products.preload('category')
  },
  serialize: (products) => serialized(ProductTransformer.transform(products)),
})

/** Gifts in the back-office: texts, price, picture, variations; stock only where a gift is new. */
export default class ProductsController extends Products {
  async show({ params }: HttpContext) {
    return { data: await this.#forForm(Number(params.id)) }
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
    return response.created({ data: await this.#forForm(id) })
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const productId = Number(params.id)
    const given = await productUpdateValidator.validate(request.body())
    const savedAt = await savedAtOf(ctx)
    const { variation_types, initial_quantity, is_unlimited, ...fields } = given
    const quantity = openingOf({ initial_quantity, is_unlimited })
    const { id: actorId, role } = auth.use('staff').user!
    const onDeepCut = () => {
      if (role !== 'admin') throw new PriceCutTooDeep()
      demandConfirmedPassword(ctx)
    }
    await transaction(async (trx) => {
      const detail = await updateProduct(trx, productId, { fields, onDeepCut, savedAt })
      const types = variation_types ?? []
      const deeds = await changeVariations(trx, { productId, types, quantity, actorId })
      await recordAudit(trx, { ...audited('product.changed', productId, actorId), detail })
      for (const { action, title } of deeds) {
        const entry = audited(`product.variation_${action}` as const, productId, actorId)
        await recordAudit(trx, { ...entry, detail: title })
      }
    })
    return { data: await this.#forForm(productId) }
  }

  async #forForm(id: number) {
    const product = await productOfForm(id)
    if (!product) throw new NotThere()
    return serialized(ProductTransformer.transform(product).useVariant('forForm'))
  }
}

function audited(action: AuditEntry['action'], id: number, staffId: number): AuditEntry {
  return { by: { source: 'admin', staffId }, action, subject: { type: 'product', id } }
}
