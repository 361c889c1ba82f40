import { HttpCancelledError, http, router } from '@inertiajs/core'
import type { HttpResponse } from '@inertiajs/core'
import type { HookDetails, HookName, HookOf } from './hook_types'
import { isPage } from './is_page'
import { OWN, type OwnMoments } from './tell'

export type { HookDetails, HookName } from './hook_types'

const hooks = new Map<HookName, Set<HookOf<HookName>>>()
let listens = false

/**
 * Calls back at each moment of a navigation of that name; answers how to stop that. Of `before`, `data`, `invalid` and `exception` an
 * answer of false means: not so.
 */
export function onNavigation<Name extends HookName>(name: Name, hook: HookOf<Name>): () => void {
  if (!listens) listen()
  listens = true
  const own = hooks.get(name) ?? new Set()
  hooks.set(name, own.add(hook as HookOf<HookName>))
  return () => own.delete(hook as HookOf<HookName>)
}

/** Answers false where one of them did. */
function run<Name extends HookName>(name: Name, detail: HookDetails[Name]): boolean {
  const answers = [...(hooks.get(name) ?? [])].map((hook) => hook(detail as never))
  return !answers.includes(false)
}

/** Inertia's events, in the order the hooks have among each other. */
function listen() {
  router.on('before', ({ detail }) => run('before', detail) || refuse(detail))
  router.on('start', ({ detail }) => void run('start', detail))
  router.on('progress', ({ detail }) => void run('progress', detail))
  router.on('beforeUpdate', ({ detail }) => void run('navigating', detail))
  router.on('navigate', ({ detail }) => arrive(detail))
  router.on('error', ({ detail }) => {
    arrive(detail)
    run('error', detail)
  })
  router.on('success', ({ detail }) => {
    arrive(detail)
    run('success', detail)
  })
  router.on('clientVisit', ({ detail }) => {
    arrive(detail)
    run('local', detail)
  })
  router.on('httpException', ({ detail }) => isPage(detail.response) || failed('invalid', detail))
  router.on('networkError', ({ detail }) => failed('exception', detail))
  router.on('finish', ({ detail }) => {
    if (detail.visit.cancelled || detail.visit.interrupted) failed('abort', detail)
    run('after', detail)
  })
  http.onResponse((response) => {
    stopWhereRefused(response)
    return response
  })
  http.onError((error) => {
    if ('response' in error) stopWhereRefused(error.response)
  })
  window.addEventListener('popstate', ({ state }) => {
    // A link to a place on the page has none, and brings no page.
    if (state) run('backForward', undefined)
  })
  for (const name of ['initialized', 'ready', 'mounted'] as const) hear(name)
}

/** The page that arrived last: an entry of the history that is replaced has no event of its own. */
let arrived: string | undefined

function arrive(detail: HookDetails['navigated']) {
  if (arrived !== undefined && detail.visitId === arrived) return
  arrived = detail.visitId
  run('navigated', detail)
}

/** Inertia is silent about a visit that was refused before it began. */
function refuse(detail: HookDetails['before']): false {
  failed('abort', detail)
  return false
}

function failed<Name extends 'abort' | 'invalid' | 'exception'>(
  name: Name,
  detail: HookDetails[Name]
): boolean {
  const isShown = run(name, detail)
  run('fail', { because: name })
  return isShown
}

function stopWhereRefused(response: HttpResponse) {
  if (isPage(response) && !run('data', { response })) throw new HttpCancelledError()
}

function hear<Name extends keyof OwnMoments>(name: Name) {
  document.addEventListener(OWN + name, (event) => {
    run(name, (event as CustomEvent).detail)
  })
}
