import { titleIn } from '#app/in_language'
import { findParticipatingProduct, participatingProducts } from '#points'
import { UnknownProduct } from '../exceptions.js'

/** A product a question may be about. */
export interface AskedProduct {
  id: number
  title: string
}

/** The products that take part now, in the order staff gave them. */
export async function productsIn(locale: string): Promise<AskedProduct[]> {
  const products = await participatingProducts()
  return products.map((product) => ({ id: product.id, title: titleIn(product, locale) }))
}

/** @throws invalid where no such product takes part */
export async function assertProduct(id: number | null): Promise<void> {
  if (id === null) return
  const products = await participatingProducts()
  if (!products.some((product) => product.id === id)) throw new UnknownProduct()
}

/** What a product is called, whether it takes part still or not. */
export async function productTitle(id: number | null, locale: string): Promise<string | null> {
  const product = id === null ? null : await findParticipatingProduct(id)
  return product && titleIn(product, locale)
}
