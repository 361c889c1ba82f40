import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'

const schema = vine.create({ shipping: vine.object({ zip: vine.string().regex(/^\d{4}$/) }) })

/** What the deferred property of the probe answers. */
export const LATE = 'late enough'

router.post('/proba/flash', async ({ session, response, request }) => {
  for (const [key, text] of Object.entries(request.body())) session.flash(key, text)
  response.redirect('/')
})
router.post('/proba/bag', async ({ request }) => request.validateUsing(schema))
router.get('/proba/deferred', async ({ inertia }) =>
  inertia.render('content/home', {
    member: null,
    late: inertia.defer(async () => LATE, 'slow'),
  } as never)
)
router.get('/proba/untitled', async ({ inertia }) => {
  const html = '<p>No title here</p>'
  const content = [{ id: 'a', name: 'text', props: { html } }]
  return inertia.render('content/page', {
    page: { slug: 'proba', title: '', hide_title: true, content },
  })
})
router.get('/proba/dialog', async ({ inertia, request }) =>
  inertia.dialog(
    'content/page',
    { page: { slug: 'proba', title: 'Over the page', hide_title: false, content: [] } },
    {
      key: 'probe',
      baseUrl: request.input('base', '/'),
      base: { component: 'content/home', props: { member: () => null } },
    }
  )
)
