import { bodyHash, idempotencyKeyOf } from '#app/idempotency/idempotency'
import type { Asked, Shortcut } from '#app/shortcut/shortcut'
import { openPage } from '#app/shortcut/pages'
import { openShortcut } from '#app/shortcut/shortcuts'
import { addToCart } from './actions/add_to_cart.js'
import { changeQuantity } from './actions/change_quantity.js'
import { placeOrder } from './actions/place_order.js'
import CategoriesController from './controllers/categories_controller.js'
import ProductsController from './controllers/products_controller.js'
import { cartOf } from './queries/cart_of.js'
import { addToCartValidator, quantityValidator } from './validators/cart_validator.js'
import { checkoutValidator } from './validators/checkout_validator.js'

/** A form's token stands in its body; our pages send it beside. */
const unlessForm = (asked: Asked) => ('_csrf' in asked.body ? undefined : asked)

const add: Shortcut<Asked> = {
  read: unlessForm,
  async answer({ body, parameter: product }, { member, locale }) {
    const { quantity, variations = [] } = await addToCartValidator.validate(body)
    await addToCart({ memberId: member.id, product, quantity, variations })
    return { body: { cart: await cartOf(member.id, locale) } }
  },
}

const change: Shortcut<Asked> = {
  read: unlessForm,
  async answer({ body, parameter: hash }, { member, locale }) {
    const { quantity } = await quantityValidator.validate(body)
    await changeQuantity({ memberId: member.id, hash, quantity })
    return { body: { cart: await cartOf(member.id, locale) } }
  },
}

const checkOut: Shortcut<Asked> = {
  read: unlessForm,
  async answer({ body, headers }, { member: { id, email }, locale }) {
    const { shipping, items } = await checkoutValidator.validate(body)
    const { answer, replayed } = await placeOrder({
      buyer: { id, email, locale },
      shipping,
      items,
      key: idempotencyKeyOf({ header: (name) => headers[name] as string, body: () => body }),
      bodyHash: bodyHash(body),
    })
    const told = replayed ? { 'Idempotent-Replay': 'true' } : undefined
    return { body: { order: answer }, headers: told }
  },
}

openShortcut('/ajandekok/add_to_cart/:product', add)
openShortcut('/ajandekok/update/:hash', change)
openShortcut('/bevaltas', checkOut)

const categories = new CategoriesController()
openPage(/^\/ajandekok\/kategoriak$/, (ctx) => categories.index(ctx))
const products = new ProductsController()
openPage(/^\/ajandekok\/details\/(?<product>[\w-]{1,200})$/, (ctx) => products.show(ctx))
openPage(
  /^\/ajandekok(\/(?!kategoriak$|details$)(?<category_slug>[\w-]{1,200})(\/(?<page>\d{1,6}))?)?$/,
  (ctx) => products.index(ctx)
)
