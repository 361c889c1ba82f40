/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'admin': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.any': {
    methods: ["GET","HEAD"]
    pattern: '/admin/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.session.store': {
    methods: ["POST"]
    pattern: '/api/admin/session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/admin_session').adminSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/admin_session').adminSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['show']>>>
    }
  }
  'admin.session.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['destroy']>>>
    }
  }
  'admin.members': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['index']>>>
    }
  }
  'admin.members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['show']>>>
    }
  }
  'admin.ledger_entries': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger_entries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/ledger_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/ledger_entries_controller').default['index']>>>
    }
  }
  'product-categories': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/kategoriak'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/categories_controller').default['index']>>>
    }
  }
  'product.detail': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/details/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['show']>>>
    }
  }
  'products': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/:category_slug?/:page?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['index']>>>
    }
  }
  'product.add_to_cart': {
    methods: ["POST"]
    pattern: '/ajandekok/add_to_cart/:product'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').addToCartValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').addToCartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'product.update': {
    methods: ["POST"]
    pattern: '/ajandekok/update/:hash'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').quantityValidator)>>
      paramsTuple: [ParamValue]
      params: { hash: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').quantityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'checkout': {
    methods: ["GET","HEAD"]
    pattern: '/bevaltas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['show']>>>
    }
  }
  'checkout.store': {
    methods: ["POST"]
    pattern: '/bevaltas'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').checkoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/home_controller').default['show']>>>
    }
  }
  'language-file': {
    methods: ["GET","HEAD"]
    pattern: '/lang/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/language_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/language_files_controller').default['show']>>>
    }
  }
  'language.store': {
    methods: ["POST"]
    pattern: '/nyelv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/language_choices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/language_choices_controller').default['store']>>>
    }
  }
  'page': {
    methods: ["GET","HEAD"]
    pattern: '/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['show']>>>
    }
  }
  'missing': {
    methods: ["GET","HEAD"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['missing']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['missing']>>>
    }
  }
}
