import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'
import { openDialog } from '#app/inertia/dialog'
import type { PageEndpoint } from '#app/shortcut/endpoint'
import { shortWay } from '#app/shortcut/short_way'
import { showUsually } from '#app/shortcut/usual_way'
import { homeIn } from '#content/pages/shown_home'
import { middleware } from '#start/middleware'

const schema = vine.create({ shipping: vine.object({ zip: vine.string().regex(/^\d{4}$/) }) })

/** What the deferred property of the probe answers. */
export const LATE = 'late enough'

router.post('/proba/flash', async ({ session, response, request }) => {
  for (const [key, text] of Object.entries(request.body())) session.flash(key, text)
  response.redirect('/')
})
router.post('/proba/bag', async ({ request }) => request.validateUsing(schema))
/** What a guest reads on the front page. */
const texts = () => homeIn('hu')

router.get('/proba/deferred', async ({ inertia }) =>
  inertia.render('content/home', {
    texts: await texts(),
    member: null,
    late: inertia.defer(async () => LATE, 'slow'),
  } as never)
)
router.get('/proba/untitled', async ({ inertia }) => {
  const html = '<p>No title here</p>'
  const content = [{ id: 'a', name: 'text', props: { html } }]
  return inertia.render('content/page', {
    page: { slug: 'proba', title: '', hide_title: true, content },
    personal: { referral_link: null },
  })
})
router.get('/proba/dialog', async (ctx) => {
  openDialog(ctx, {
    key: 'probe',
    component: 'content/page',
    props: { page: { slug: 'proba', title: 'Over the page', hide_title: false, content: [] } },
    baseUrl: ctx.request.input('base', '/'),
  })
  return ctx.inertia.render('content/home', { texts: await texts(), member: () => null } as never)
})
// What is no list cannot be drawn.
router.get('/proba/undrawable', async ({ inertia }) =>
  inertia.render('content/faq', { entries: null } as never)
)
// The same to members, where the short way is asked first.
const undrawable: PageEndpoint = {
  show: async () => ({ component: 'content/faq', props: { entries: null } }),
}
shortWay(
  router.get('/proba/undrawable-member', (ctx) => showUsually(ctx, undrawable)),
  undrawable
).use(middleware.auth())

/** Names and bytes of the file that the probe answers with. */
export const FILE = { name: 'árvíztűrő.bin', bytes: [0, 255, 128, 10, 13, 195] }

// What a visit may be answered with that is no page.
router.get('/proba/file', async ({ response }) => {
  const name = `attachment; filename="arvizturo.bin"; filename*=UTF-8''${encodeURIComponent(FILE.name)}`
  response.header('content-disposition', name)
  response.type('application/octet-stream').send(Buffer.from(FILE.bytes))
})
router.get('/proba/html', async ({ response }) =>
  response.type('html').send('<h1>Not a page</h1><script>parent.ran = true</script>')
)
router.get('/proba/elsewhere', async ({ inertia, request, response }) => {
  if (request.input('target')) response.header('X-Location-Target', request.input('target'))
  inertia.location('/kapcsolat?elsewhere=1')
})
router.get('/proba/no-such', async ({ inertia }) => inertia.render('no/such' as never, {} as never))
router.get('/proba/slow', async ({ response }) => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  response.redirect('/gyik')
})
router.route('/proba/verbs', ['POST', 'PUT', 'PATCH', 'DELETE'], async ({ response }) =>
  response.redirect('/gyik?done=1')
)
