import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { desk, imports, products, stock } = controllers.catalogue
const {
  OrderNotes,
  OrderPapers,
  OrderStatuses,
  Orders,
  ParcelDeliveries,
  Parcels,
  Remainders,
  Substitutions,
} = desk.admin
const { Imports } = imports.admin
const { Categories, Products } = products.admin
const { StockItems, StockLimits, StockMovements } = stock.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('products', [Products, 'index'])
        router.get('products/file', [Products, 'file']).use(middleware.passwordConfirmed())
        router.get('products/:id', [Products, 'show'])
        router.get('categories', [Categories, 'index'])
        router.get('categories/file', [Categories, 'file']).use(middleware.passwordConfirmed())
        router.get('categories/:id', [Categories, 'show'])
        router.get('stock_items', [StockItems, 'index'])
        router.get('stock_items/file', [StockItems, 'file']).use(middleware.passwordConfirmed())
        router.get('stock_items/:id', [StockItems, 'show'])
        router.get('stock_movements', [StockMovements, 'index'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    router
      .group(() => {
        router.post('products', [Products, 'store'])
        router.put('products/:id', [Products, 'update'])
        router.post('categories', [Categories, 'store'])
        router.put('categories/:id', [Categories, 'update'])
        router.delete('categories/:id', [Categories, 'destroy'])
        router
          .post('stock_items/:id/movements', [StockMovements, 'store'])
          .as('stock_items.movements')
        router.post('stock_items/:id/limit', [StockLimits, 'store']).as('stock_items.limit')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))

    // Orders name members, and a cancelled one gives points back: they are for the same roles as members.
    router
      .group(() => {
        router.get('orders', [Orders, 'index'])
        router
          .get('orders/pick_list', [OrderPapers, 'pickList'])
          .as('orders.pick_list')
          .use(middleware.passwordConfirmed())
        // Many addresses leave the shop at once here.
        router
          .group(() => {
            router.get('orders/file', [Orders, 'file'])
            router
              .get('orders/delivery_notes', [OrderPapers, 'deliveryNotes'])
              .as('orders.delivery_notes')
            router
              .get('orders/courier_list', [OrderPapers, 'courierList'])
              .as('orders.courier_list')
          })
          .use(middleware.passwordConfirmed())
        router.get('orders/:id', [Orders, 'show'])
        router
          .get('orders/:id/lines/:line/substitutes', [Substitutions, 'index'])
          .where('line', idInPath)
      })
      .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))

    router
      .group(() => {
        router.post('orders/status', [OrderStatuses, 'storeMany']).as('orders.statuses')
        router.post('orders/:id/status', [OrderStatuses, 'store']).as('orders.status')
        router.post('orders/:id/notes', [OrderNotes, 'store']).as('orders.notes.store')
        router.post('orders/:id/parcels', [Parcels, 'store']).as('orders.parcels.store')
        router.post('orders/:id/rest', [Remainders, 'store']).as('orders.rest')
        router.put('parcels/:id', [Parcels, 'update'])
        router.post('parcels/:id/delivery', [ParcelDeliveries, 'store']).as('parcels.delivery')
        router
          .post('orders/:id/lines/:line/substitution', [Substitutions, 'store'])
          .where('line', idInPath)
          .as('orders.substitution')
      })
      .use(middleware.staff({ roles: ['admin', 'support'] }))

    router
      .group(() => {
        router.get('imports/:kind/sample', [Imports, 'sample'])
        router.put('imports/:kind/columns', [Imports, 'columns'])
        router.put('imports/:kind/preview', [Imports, 'preview'])
        router.put('imports/:kind', [Imports, 'store'])
      })
      .where('kind', /^(products|stock_items)$/)
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))
  })
  .prefix('/api/admin')
  .as('admin')
