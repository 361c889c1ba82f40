import router from '@adonisjs/core/services/router'

// The back-office is one page; its own router reads what follows /admin.
router.get('/admin', ({ view }) => view.render('admin')).as('admin')
router.get('/admin/*', ({ view }) => view.render('admin')).as('admin.any')
