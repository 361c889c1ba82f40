import router from '@adonisjs/core/services/router'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { runOutboxOnce } from '#app/outbox/worker'
import { isAttack } from '#tests/support/dose'
import { changingMethods, shopRoutes, type KnownRoute } from '#tests/support/fuzz/routes'
import { withValue } from '#tests/support/hostile/fields'
import { HOSTILE_FORMS } from '#tests/support/hostile/forms'
import { keepReferenceRows } from '#tests/support/hostile/reference_rows'
import { addressOf, told, trialsOf, type Trial } from '#tests/support/hostile/trials'
import { HOSTILE_VALUES, MARKUP } from '#tests/support/hostile/values'
import { SENDERS, type Sender } from '#tests/support/hostile/visitors'
import { forgetLimits } from '#tests/support/limits'

const MODULE = '#modules/auth/'
/** What a form may answer: taken, led on, unreadable, too large, or refused at a field. */
const ALLOWED = [200, 201, 204, 302, 303, 400, 413, 422]
/** What an address with nonsense in it may answer besides. */
const ALLOWED_IN_ADDRESS = [...ALLOWED, 403, 404, 405]
/** Where who is not logged in is sent: then the form itself was not tried. */
const FOR_STRANGERS = /^\/(belepes(\/sms)?|user\/confirm-password|regisztracio\/step\/\d)$/
/** Forms of strangers, whose right answer may be one of those addresses. */
const OF_STRANGERS = ['visitor', 'at_phone', 'at_details']
/** Errors of a form as a whole, because no field of it is wrong. */
const WHOLE = new Set(['invitation_spent', 'unknown_staff'])
/** Forms behind a signed link, or one that holds a secret. */
const SIGNED = [
  'register.validation.store',
  'email.confirmation.store',
  'newsletter.end.store',
  'newsletter.webhook',
]
/** One form with every value takes at most this long on a busy machine, in ms. */
const FORM_MS_MAX = isAttack ? 30 * 60_000 : 60_000

/** The routes that change something and whose controllers live in the module. */
function ownRoutes(): KnownRoute[] {
  const own = new Set(
    Object.values(router.toJSON())
      .flat()
      .filter(({ handler }) => moduleOf(handler).startsWith(MODULE))
      .map(({ name, pattern }) => name ?? pattern)
  )
  return shopRoutes().filter((route) => own.has(route.name) && changingMethods(route).length > 0)
}

/** Where a controller is imported from, as the source of its import says. */
function moduleOf(handler: unknown): string {
  const { importExpression, reference } = handler as Record<string, unknown>
  const source = String(importExpression ?? (Array.isArray(reference) ? reference[0] : reference))
  return /['"](#[^'"]+)['"]/.exec(source)?.[1] ?? source
}

test.group('Hostile values', (group) => {
  group.each.timeout(FORM_MS_MAX)
  group.setup(async () => {
    const bringBack = await keepReferenceRows()
    return async () => {
      await bringBack()
      // Others count the messages they caused.
      await runOutboxOnce()
    }
  })

  test('there are more than sixty, and every form of the module is tried with them', ({
    assert,
  }) => {
    assert.isAbove(new Set(HOSTILE_VALUES).size, 60)
    const names = ownRoutes().map(({ name }) => name)
    assert.includeMembers(names, ['login.store', 'profile.store', 'admin.staff.update'])
    const known = Object.keys(HOSTILE_FORMS)
    const missing = names.filter((name) => !known.includes(name))
    assert.deepEqual(missing, [], 'not in tests/support/hostile/forms.ts')
    const gone = known.filter((name) => !names.includes(name))
    assert.deepEqual(gone, [], 'no route any more')
  })

  for (const [name, [from, fill = () => ({})]] of Object.entries(HOSTILE_FORMS)) {
    test(`${name}: each of them in each field`, async ({ client, assert }) => {
      const route = ownRoutes().find((one) => one.name === name)!
      const faults: string[] = []
      let sender: Sender = await SENDERS[from]()
      for (const trial of trialsOf(route, await fill(sender))) {
        await forgetLimits()
        const right = await fill(sender)
        const body = 'field' in trial ? withValue(right, trial.field, trial.value) : right
        const answer = await send(client, { route, sender, trial, body })
        const isTaken = answer.status() < 400
        const fault =
          faultOf(answer, name, trial) ??
          strangerFault(answer, from) ??
          (isTaken ? await shownFault(client, sender) : undefined)
        if (fault) faults.push(`${told(trial)}: ${fault}`)
        // What was taken may have ended the session, or the account.
        if (isTaken) sender = await SENDERS[from]()
      }
      assert.deepEqual(faults.slice(0, 10), [])
      assert.isUndefined(({} as Record<string, unknown>).polluted)
    })
  }
})

interface Sending {
  route: KnownRoute
  sender: Sender
  trial: Trial
  body: object
}

function send(client: ApiClient, { route, sender, trial, body }: Sending): Promise<ApiResponse> {
  const verb = changingMethods(route)[0].toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
  const request = client[verb](addressOf(route, sender, trial))
    .redirects(0)
    .accept('json')
  return request.withSession(sender.session).withCsrfToken().json(body)
}

/** What is wrong with an answer; undefined where nothing is. */
function faultOf(answer: ApiResponse, name: string, trial: Trial): string | undefined {
  const status = answer.status()
  if (!allowedFor(name, trial).includes(status)) {
    return `status ${status} ${answer.text().slice(0, 200)}`
  }
  if (status !== 422) return undefined
  if (!answer.header('content-type')?.startsWith('application/json')) return 'no JSON'
  const errors: { rule?: string; field?: string }[] = answer.body().errors ?? []
  if (!errors.length || !errors.every(({ rule }) => rule)) return 'an error without a code'
  const isTold = 'part' in trial || errors.some(({ field, rule }) => field || WHOLE.has(rule!))
  return isTold ? undefined : `an error at no field: ${JSON.stringify(errors)}`
}

function allowedFor(name: string, trial: Trial): number[] {
  // A link without its signature is refused, whatever stands in the form.
  if (SIGNED.includes(name)) return [400, 403, 404]
  // Any other verb than the route's own is none.
  if ('field' in trial && trial.field[0] === '_method') return [...ALLOWED, 404]
  // What waits for a second administrator was taken.
  if (name === 'admin.staff.store') return [...ALLOWED, 202]
  return 'part' in trial ? ALLOWED_IN_ADDRESS : ALLOWED
}

function strangerFault(answer: ApiResponse, from: string): string | undefined {
  const location = answer.header('location')
  const isLost = location && FOR_STRANGERS.test(location) && !OF_STRANGERS.includes(from)
  return isLost ? `to ${location}` : undefined
}

/** Whether a page that tells what was stored lets markup through. */
async function shownFault(client: ApiClient, { session }: Sender): Promise<string | undefined> {
  if (!session.auth_member) return undefined
  const page = await client.get('/profil').redirects(0).accept('html').withSession(session)
  if (page.status() >= 500) return `the profile answered ${page.status()}`
  const leaked = MARKUP.find((text) => text.includes('<') && page.text().includes(text))
  return leaked && `the profile lets ${leaked} through`
}
