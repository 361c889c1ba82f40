import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { Categories, Products, CartItems, Checkouts, Wishes } = controllers.catalogue
const { Orders, OrderAddresses, OrderCancellations } = controllers.catalogue

router
  .group(() => {
    router.get('/ajandekok/kategoriak', [Categories, 'index']).as('product-categories')
    router.get('/ajandekok/details/:product', [Products, 'show']).as('product.detail')
    router
      .get('/ajandekok/:category_slug?/:page?', [Products, 'index'])
      .where('page', /^\d{1,6}$/)
      .as('products')
    router.get('/bevaltas', [Checkouts, 'show']).as('checkout')
    router.post('/bevaltas', [Checkouts, 'store']).as('checkout.store')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.post('add_to_cart/:product', [CartItems, 'store']).as('product.add_to_cart')
    router.post('update/:hash', [CartItems, 'update']).as('product.update')
  })
  .prefix('/ajandekok')
  .use(middleware.auth({ leadsBack: true }))

router
  .group(() => {
    router.get('/', [Orders, 'index']).as('orders')
    router.get(':id', [Orders, 'show']).as('orders.show')
    router.post(':id/cim', [OrderAddresses, 'update']).as('orders.address')
    router.post(':id/lemondas', [OrderCancellations, 'store']).as('orders.cancel')
  })
  .prefix('/rendelesek')
  .where('id', idInPath)
  .use(middleware.auth())

// Guests are led to the login by the route itself: it answers them JSON too.
router.post('/wishlist/:product', [Wishes, 'store']).as('wishlist.toggle')
