import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const {
  Products,
  Categories,
  Orders,
  OrderNotes,
  OrderPapers,
  OrderStatuses,
  StockItems,
  StockLimits,
  StockMovements,
} = controllers.catalogue.admin
const { Imports, Parcels, ParcelDeliveries, Remainders, Substitutions } =
  controllers.catalogue.admin

router
  .group(() => {
    router.get('products', [Products, 'index']).as('admin.products')
    router.get('products/:id', [Products, 'show']).as('admin.products.show')
    router.get('categories', [Categories, 'index']).as('admin.categories')
    router.get('categories/:id', [Categories, 'show']).as('admin.categories.show')
    router.get('stock_items', [StockItems, 'index']).as('admin.stock_items')
    router.get('stock_items/:id', [StockItems, 'show']).as('admin.stock_items.show')
    router.get('stock_movements', [StockMovements, 'index']).as('admin.stock_movements')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

router
  .group(() => {
    router.post('products', [Products, 'store']).as('admin.products.store')
    router.put('products/:id', [Products, 'update']).as('admin.products.update')
    router.post('categories', [Categories, 'store']).as('admin.categories.store')
    router.put('categories/:id', [Categories, 'update']).as('admin.categories.update')
    router.delete('categories/:id', [Categories, 'destroy']).as('admin.categories.destroy')
    router
      .post('stock_items/:id/movements', [StockMovements, 'store'])
      .as('admin.stock_items.movements')
    router.post('stock_items/:id/limit', [StockLimits, 'store']).as('admin.stock_items.limit')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))

// Orders name members, and a cancelled one gives points back: they are for the same roles as members.
router
  .group(() => {
    router.get('orders', [Orders, 'index']).as('admin.orders')
    router.get('orders/pick_list', [OrderPapers, 'pickList']).as('admin.orders.pick_list')
    // Many addresses leave the shop at once here.
    router
      .group(() => {
        router
          .get('orders/delivery_notes', [OrderPapers, 'deliveryNotes'])
          .as('admin.orders.delivery_notes')
        router
          .get('orders/courier_list', [OrderPapers, 'courierList'])
          .as('admin.orders.courier_list')
      })
      .use(middleware.passwordConfirmed())
    router.get('orders/:id', [Orders, 'show']).as('admin.orders.show')
    router
      .get('orders/:id/lines/:line/substitutes', [Substitutions, 'index'])
      .where('line', idInPath)
      .as('admin.orders.substitutes')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))

router
  .group(() => {
    router.post('orders/status', [OrderStatuses, 'storeMany']).as('admin.orders.statuses')
    router.post('orders/:id/status', [OrderStatuses, 'store']).as('admin.orders.status')
    router.post('orders/:id/notes', [OrderNotes, 'store']).as('admin.orders.notes.store')
    router.post('orders/:id/parcels', [Parcels, 'store']).as('admin.orders.parcels.store')
    router.post('orders/:id/rest', [Remainders, 'store']).as('admin.orders.rest')
    router.put('parcels/:id', [Parcels, 'update']).as('admin.parcels.update')
    router.post('parcels/:id/delivery', [ParcelDeliveries, 'store']).as('admin.parcels.delivery')
    router
      .post('orders/:id/lines/:line/substitution', [Substitutions, 'store'])
      .where('line', idInPath)
      .as('admin.orders.substitution')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'support'] }))

router
  .group(() => {
    router.get('imports/:kind/sample', [Imports, 'sample']).as('admin.imports.sample')
    router.put('imports/:kind/columns', [Imports, 'columns']).as('admin.imports.columns')
    router.put('imports/:kind/preview', [Imports, 'preview']).as('admin.imports.preview')
    router.put('imports/:kind', [Imports, 'store']).as('admin.imports.store')
  })
  .prefix('/api/admin')
  .where('kind', /^(products|stock_items)$/)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))
