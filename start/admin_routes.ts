import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { letBeFramed, letFrameOwnPages } from '#app/http/security_headers'

async function backOffice({ response, view }: HttpContext) {
  letFrameOwnPages(response.response)
  const { product_name: productName } = await settings()
  return view.render('admin', { productName })
}

// What the back-office shows beside its editor, in a frame without an origin: nothing of the shop is in it until a text is sent.
router
  .get('/admin/preview-frame', ({ response, view }) => {
    letBeFramed(response.response)
    return view.render('preview_frame')
  })
  .as('admin.preview-frame')

// The back-office is one page; its own router reads what follows /admin.
router.get('/admin', backOffice).as('admin')
router.get('/admin/*', backOffice).as('admin.any')
