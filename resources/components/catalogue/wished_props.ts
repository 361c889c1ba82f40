type Wishable = { slug: string; wishlisted: boolean }

/** The parts of a page that show whether a gift is saved for. */
interface WishingProps {
  products?: { data: Wishable[] }
  savings?: Wishable[]
  dialog?: { props: { product?: Wishable } } | null
  [name: string]: unknown
}

/** The properties of a page after a toggle: the gift is marked wherever the page shows it. */
export function wishedProps<Props extends WishingProps>(
  props: Props,
  { slug, added }: { slug: string; added: boolean }
): Props {
  const marked = <Product extends Wishable>(product: Product): Product =>
    product.slug === slug ? { ...product, wishlisted: added } : product
  const { products, savings, dialog } = props
  const product = dialog?.props.product
  return {
    ...props,
    ...(products && { products: { ...products, data: products.data.map(marked) } }),
    ...(savings && { savings: savings.map(marked) }),
    ...(product && {
      dialog: { ...dialog, props: { ...dialog!.props, product: marked(product) } },
    }),
  }
}
