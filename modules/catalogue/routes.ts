import router from '@adonisjs/core/services/router'
import { shortWay } from '#app/shortcut/short_way'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import { changeInCart, putInCart } from './endpoints/cart.js'
import { categoryList } from './endpoints/category_list.js'
import { checkOut } from './endpoints/checkout.js'
import { gift, giftList } from './endpoints/gifts.js'

const { cart, checkout, orders, products, wishlist } = controllers.catalogue

router
  .group(() => {
    shortWay(router.get('/ajandekok/kategoriak', [products.Categories, 'index']), categoryList).as(
      'product-categories'
    )
    shortWay(router.get('/ajandekok/details/:product', [products.Products, 'show']), gift).as(
      'product.detail'
    )
    shortWay(
      router.get('/ajandekok/:category_slug?/:page?', [products.Products, 'index']),
      giftList
    )
      .where('page', /^\d{1,6}$/)
      .as('products')
    router.get('/bevaltas', [checkout.Checkouts, 'show']).as('checkout')
    shortWay(router.post('/bevaltas', [checkout.Checkouts, 'store']), checkOut).as('checkout.store')
  })
  .use(middleware.auth())

router
  .group(() => {
    shortWay(router.post('add_to_cart/:product', [cart.CartItems, 'store']), putInCart).as(
      'product.add_to_cart'
    )
    shortWay(router.post('update/:hash', [cart.CartItems, 'update']), changeInCart).as(
      'product.update'
    )
  })
  .prefix('/ajandekok')
  .use([middleware.auth({ leadsBack: true }), middleware.jsonOrBack()])

router
  .group(() => {
    router.get('/', [orders.Orders, 'index']).as('orders')
    router.get(':id', [orders.Orders, 'show']).as('orders.show')
    router.post(':id/cim', [orders.OrderAddresses, 'update']).as('orders.address')
    router.post(':id/lemondas', [orders.OrderCancellations, 'store']).as('orders.cancel')
  })
  .prefix('/rendelesek')
  .use(middleware.auth())

// Guests are led to the login by the route itself: it answers them JSON too.
router.post('/wishlist/:product', [wishlist.Wishes, 'store']).as('wishlist.toggle')
