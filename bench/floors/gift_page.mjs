// The floor's list of gifts as React draws it: written for the floor, of the same weight as the shop's page.
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const LINKS = [
  'Profil',
  'Pontgyűjtés',
  'Ajándékok',
  'Promóció',
  'Gyik',
  'Kapcsolat',
  'Szaktanácsadás',
]
const FOOTER = [
  'Általános részvételi feltételek',
  'Adatvédelem',
  'Sütik',
  'Beállítások',
  'Kapcsolat',
]
const WIDTHS = [320, 640, 960]
const SIZES = '(min-width: 1024px) 290px, (min-width: 600px) 33vw, 50vw'
const MARK =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'
/** Classes of a link of the menu. */
const MENU_LINK =
  'flex items-center gap-4 rounded-xl px-4 min-h-14 font-bold no-underline text-ink hover'
/** What a page of the shop carries beside its list: dialogs, dock, banners and question. */
const ASIDE = 2

/** The whole document, with the data the browser takes it over with. */
export function giftPage(page) {
  const body = renderToString(h(Shop, page.props))
  const data = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Minden ajándék</title>
<link rel="stylesheet" href="/assets/app.css"><script type="module" src="/assets/app.js"></script></head>
<body><script type="application/json" data-page="app">${data}</script><div id="app">${body}</div></body></html>`
}

function Shop({ points, cart, products }) {
  return h(
    'div',
    { className: 'shell' },
    h('a', { className: 'skip', href: '#content' }, 'Ugrás a tartalomhoz'),
    h(Header, { points, cart }),
    h(
      'main',
      { id: 'content', tabIndex: -1 },
      h('div', { className: 'page-head' }, h('h1', null, 'Minden ajándék')),
      h(Filter),
      h(
        'div',
        { className: 'grid-cards' },
        products.data.map((gift) => h(Card, { key: gift.id, ...gift, points }))
      ),
      h(Pages, { last: products.last_page })
    ),
    Array.from({ length: ASIDE }, (_, at) => h(Aside, { key: at, name: LINKS[at % LINKS.length] })),
    h(Footer)
  )
}

function Header({ points, cart }) {
  return h(
    'header',
    { className: 'header' },
    h('a', { className: 'logo', href: '/' }, h(Lid), h('span', null, 'mesterpont')),
    h('a', { className: 'chip', href: '/profil' }, h(Points, { points })),
    h(IconButton, { label: 'Kosár', count: cart.items.length }),
    h(IconButton, { label: 'Menü' }),
    h('nav', { 'aria-label': 'Menü' }, h(List, { links: LINKS })),
    h('nav', { 'aria-label': 'Menü' }, h(List, { links: LINKS, className: MENU_LINK })),
    h(Tape, { label: 'Következő ajándék' })
  )
}

function List({ links, className }) {
  return h(
    'ul',
    null,
    links.map((link) => h('li', { key: link }, h('a', { href: `/${link}`, className }, link)))
  )
}

function Filter() {
  const orders = ['Ajánlott', 'Legkevesebb pont elöl', 'Legtöbb pont elöl', 'Legújabb elöl']
  return h(
    'form',
    { role: 'search', className: 'product-filter' },
    h('label', { htmlFor: 'search' }, 'Keresés az ajándékok között'),
    h('input', { id: 'search', type: 'search', className: 'input', maxLength: 100 }),
    h('span', { className: 'sr', role: 'status' }),
    h('label', { htmlFor: 'order' }, 'Sorrend'),
    h(
      'select',
      { id: 'order', className: 'input', defaultValue: orders[0] },
      orders.map((order) => h('option', { key: order, value: order }, order))
    ),
    h(Icon),
    h('label', { className: 'toggle' }, h('input', { type: 'checkbox' }), h('span', null, 'Elég'))
  )
}

function Card({ slug, title, price, picture, points }) {
  return h(
    'article',
    { className: 'card' },
    h('div', { className: 'art r16' }, h(Picture, { name: picture, title })),
    h('span', { className: 'badge new pin' }, 'Új'),
    h(
      'div',
      { className: 'body' },
      h(
        'h2',
        { className: 'card-title' },
        h('a', { className: 'card-link whole', href: `/ajandekok/details/${slug}` }, title)
      ),
      h(
        'div',
        { className: 'foot' },
        h(
          'div',
          { className: 'price' },
          h(Points, { points: price }),
          h(IconButton, { label: `Erre gyűjtök! ${title}` })
        ),
        h(
          'div',
          { className: 'status' },
          h(Tape, { label: `Út eddig: ${title}` }),
          h(
            'p',
            { className: 'gap-note enough small' },
            h('b', null, points >= price ? 'Erre már elég a pontja' : 'Még gyűjtsön hozzá pontot')
          )
        )
      )
    )
  )
}

function Picture({ name, title }) {
  const set = (kind) =>
    WIDTHS.map((width) => `/media/${name}-${width}.${kind} ${width}w`).join(', ')
  return h(
    'picture',
    null,
    h('source', { type: 'image/avif', srcSet: set('avif'), sizes: SIZES }),
    h('img', {
      src: `/media/${name}-640.webp`,
      alt: title,
      srcSet: set('webp'),
      sizes: SIZES,
      width: 960,
      height: 540,
      loading: 'lazy',
      decoding: 'async',
    })
  )
}

function Points({ points }) {
  const text = new Intl.NumberFormat('hu').format(points)
  return h('span', { className: 'pts' }, h(Lid), h('span', null, text))
}

function Lid() {
  const circle = { cx: 12, cy: 12, fill: '#ffc61e', stroke: '#0d1c20', strokeWidth: 2 }
  return h(
    'svg',
    { 'className': 'lid', 'viewBox': '0 0 24 24', 'aria-hidden': true },
    h('circle', { ...circle, r: 11 }),
    h('circle', { ...circle, r: 6.4 }),
    h('circle', { ...circle, r: 2.3 })
  )
}

function Icon() {
  return h(
    'svg',
    {
      'xmlns': 'http://www.w3.org/2000/svg',
      'width': 24,
      'height': 24,
      'viewBox': '0 0 24 24',
      'fill': 'none',
      'stroke': 'currentColor',
      'strokeWidth': 2.25,
      'strokeLinecap': 'round',
      'strokeLinejoin': 'round',
      'className': 'lucide icon',
      'aria-hidden': true,
    },
    h('path', { d: MARK })
  )
}

function IconButton({ label, count }) {
  return h(
    'button',
    { 'type': 'button', 'className': 'icon-btn', 'aria-label': label, 'onClick': () => {} },
    h(Icon),
    count ? h('b', null, count) : null
  )
}

function Tape({ label }) {
  const progress = { 'role': 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }
  const value = {
    'aria-label': label,
    'aria-valuenow': 50,
    'aria-valuetext': `Még 999 999 pont: ${label}`,
  }
  return h(
    'div',
    { className: 'tape header-tape slim tens-5 ones-0', ...progress, ...value },
    h('i')
  )
}

function Pages({ last }) {
  const numbers = Array.from({ length: Math.min(last, 7) }, (_, at) => at + 1)
  return h(
    'nav',
    { 'aria-label': 'Lapozás' },
    h(
      'ol',
      null,
      numbers.map((page) =>
        h(
          'li',
          { key: page },
          h('a', { className: 'page-link', href: `/ajandekok?page=${page}` }, h('span', null, page))
        )
      )
    )
  )
}

function Aside({ name }) {
  return h(
    'aside',
    { 'className': 'dock', 'aria-label': name },
    h(IconButton, { label: name }),
    h('p', null, h('span', null, name), h('b', null, 'Megnyitás'))
  )
}

function Footer() {
  return h(
    'footer',
    null,
    h(List, { links: FOOTER }),
    h('p', null, h('span', null, 'Mesterpont Kft.'))
  )
}
