import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'checkout.store': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'checkout.store': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}