import router from '@adonisjs/core/services/router'
import { OutcomeUnknown } from '#app/exceptions/database_errors'
import { DomainException } from '#app/exceptions/domain_exception'
import { InvalidSignature, NotFound } from '#app/exceptions/page_exceptions'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'

/** A refusal with a field and a value for its sentence. */
export class Throttled extends DomainException {
  static code = 'throttled'
  static status = 429
  field = 'code'
  meta = { wait_for: 45 }
}

class Refused extends DomainException {
  static code = 'cant_checkout'
}

const failures: Record<string, () => unknown> = {
  'server': () => Promise.reject(new Error('secret detail of kovacs@example.hu')),
  'sql': () => db.rawQuery("SELECT 'kovacs@example.hu' FROM no_such_table WHERE 1 = ?", [1]),
  'missing': () => Promise.reject(new NotFound()),
  'signature': () => Promise.reject(new InvalidSignature()),
  'throttled': () => Promise.reject(new Throttled()),
  'refused': () => Promise.reject(new Refused()),
  'busy': () => Promise.reject(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' })),
  'deadlock': () => Promise.reject(Object.assign(new Error('x'), { code: '40P01', severity: 'E' })),
  'unknown': () => Promise.reject(new OutcomeUnknown(new Error('cut'))),
  'lost': () => Promise.reject(new Error('Connection terminated unexpectedly')),
  '401': () => Promise.reject(Object.assign(new Error('who'), { status: 401 })),
  '403': () => Promise.reject(Object.assign(new Error('no'), { status: 403 })),
  'uri': () => decodeURIComponent('%E0%A4%A'),
}

for (const [name, fail] of Object.entries(failures)) {
  router.any(`/proba/${name}`, async () => fail())
}

/** Fails for guests and sends members on, with the address they came by. */
router.get('/proba/members', async ({ auth, request, response }) => {
  if (!(await auth.use('member').check())) return failures['401']()
  response.redirect().toPath(`/gyik?from=${encodeURIComponent(request.url(true))}`)
})

const schema = vine.create({ email: vine.string().email(), name: vine.string() })

router.post('/proba/form', async ({ request }) => request.validateUsing(schema))
router.any('/proba/contents', async ({ request }) => ({
  all: request.all(),
  quantity: request.input('quantity', null),
}))

/** Counts what the changing route was allowed to do. */
export const changes = { made: 0 }
router.post('/proba/change', async () => ({ made: ++changes.made }))
