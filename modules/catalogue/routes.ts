import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { Categories, Products, CartItems, Checkouts, Wishes } = controllers.catalogue

router
  .group(() => {
    router.get('/ajandekok/kategoriak', [Categories, 'index']).as('product-categories')
    router.get('/ajandekok/details/:product', [Products, 'show']).as('product.detail')
    router
      .get('/ajandekok/:category_slug?/:page?', [Products, 'index'])
      .where('page', /^\d{1,6}$/)
      .as('products')
    router.post('/ajandekok/add_to_cart/:product', [CartItems, 'store']).as('product.add_to_cart')
    router.post('/ajandekok/update/:hash', [CartItems, 'update']).as('product.update')
    router.get('/bevaltas', [Checkouts, 'show']).as('checkout')
    router.post('/bevaltas', [Checkouts, 'store']).as('checkout.store')
  })
  .use(middleware.auth())

// Guests are led to the login by the route itself: it answers them JSON too.
router.post('/wishlist/:product', [Wishes, 'store']).as('wishlist.toggle')
