/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'product-categories': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/kategoriak',
    tokens: [{"old":"/ajandekok/kategoriak","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/kategoriak","type":0,"val":"kategoriak","end":""}],
    types: placeholder as Registry['product-categories']['types'],
  },
  'product.detail': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/details/:product',
    tokens: [{"old":"/ajandekok/details/:product","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/details/:product","type":0,"val":"details","end":""},{"old":"/ajandekok/details/:product","type":1,"val":"product","end":""}],
    types: placeholder as Registry['product.detail']['types'],
  },
  'products': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/:category_slug?/:page?',
    tokens: [{"old":"/ajandekok/:category_slug?/:page?","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/:category_slug?/:page?","type":3,"val":"category_slug","end":""},{"old":"/ajandekok/:category_slug?/:page?","type":3,"val":"page","end":""}],
    types: placeholder as Registry['products']['types'],
  },
  'product.add_to_cart': {
    methods: ["POST"],
    pattern: '/ajandekok/add_to_cart/:product',
    tokens: [{"old":"/ajandekok/add_to_cart/:product","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/add_to_cart/:product","type":0,"val":"add_to_cart","end":""},{"old":"/ajandekok/add_to_cart/:product","type":1,"val":"product","end":""}],
    types: placeholder as Registry['product.add_to_cart']['types'],
  },
  'product.update': {
    methods: ["POST"],
    pattern: '/ajandekok/update/:hash',
    tokens: [{"old":"/ajandekok/update/:hash","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/update/:hash","type":0,"val":"update","end":""},{"old":"/ajandekok/update/:hash","type":1,"val":"hash","end":""}],
    types: placeholder as Registry['product.update']['types'],
  },
  'checkout': {
    methods: ["GET","HEAD"],
    pattern: '/bevaltas',
    tokens: [{"old":"/bevaltas","type":0,"val":"bevaltas","end":""}],
    types: placeholder as Registry['checkout']['types'],
  },
  'checkout.store': {
    methods: ["POST"],
    pattern: '/bevaltas',
    tokens: [{"old":"/bevaltas","type":0,"val":"bevaltas","end":""}],
    types: placeholder as Registry['checkout.store']['types'],
  },
  'home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['home']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
