import '~/css/app.css'
import { createRoot } from 'react-dom/client'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import { Catalogue, speakFrom, type Locale } from '~/translation/catalogue'
import { registry } from '@generated/registry'
import english from '../../lang/en.json' with { type: 'json' }
import hungarian from '../../lang/hu.json' with { type: 'json' }
import { blockAround, elementOf } from './marks'
import { Preview } from './preview'
import { shownIn, type Shown } from './shown'

const CATALOGUES: Record<Locale, Catalogue> = {
  en: new Catalogue('en', english, english),
  hu: new Catalogue('hu', hungarian, english),
}
/** What a hand does to a page besides pressing it. */
const ACTS = ['submit', 'auxclick', 'dragstart'] as const
/** What leads nowhere: it turns the pictures of a carousel, or answers a question of a survey, so that the next one comes. */
const HARMLESS =
  '.block-carousel .cta button, [data-shows=survey] form :is(.check, input, select, textarea)'

// The frame has no origin of its own; its address still tells which one the editor has.
const { origin } = new URL(window.location.href)
const root = createRoot(document.getElementById('preview')!)
let seq = 0
let open: string | null = null

initialiseRouting({ routes: registry.routes, table: ROUTE_TABLE, defaults: {}, port: null })
window.addEventListener('message', (event) => {
  const shown = shownIn(event, { source: window.parent, origin }, seq)
  if (shown) show(shown)
})
document.addEventListener('click', choose, true)
for (const act of ACTS) document.addEventListener(act, stop, true)

function show({ seq: newer, theme, open: opened, page }: Shown) {
  seq = newer
  const { documentElement: html } = document
  html.lang = page.shared.locale
  html.dataset.theme = theme
  html.dataset.takenOver = ''
  html.dataset.shows = page.kind
  speakFrom(CATALOGUES[page.shared.locale])
  root.render(<Preview page={page} />)
  if (opened === open) return
  open = opened
  if (opened) requestAnimationFrame(() => requestAnimationFrame(() => comeTo(opened)))
}

function comeTo(id: string) {
  elementOf(id)?.scrollIntoView({ block: 'center' })
}

/** What is pressed does nothing here: the editor opens the card of its block. */
function choose(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(HARMLESS)) return
  stop(event)
  const id = blockAround(target)
  if (!id) return
  // Its card opens without moving what is looked at.
  open = id
  window.parent.postMessage({ type: 'chosen', id }, origin)
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
