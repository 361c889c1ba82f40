/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
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
}
