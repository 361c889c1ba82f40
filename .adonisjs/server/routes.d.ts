import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.session.store': { paramsTuple?: []; params?: {} }
    'admin.session': { paramsTuple?: []; params?: {} }
    'admin.session.destroy': { paramsTuple?: []; params?: {} }
    'admin.members': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger_entries': { paramsTuple?: []; params?: {} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'checkout.store': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'language-file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'language.store': { paramsTuple?: []; params?: {} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'missing': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.session': { paramsTuple?: []; params?: {} }
    'admin.members': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger_entries': { paramsTuple?: []; params?: {} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'language-file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'missing': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.session': { paramsTuple?: []; params?: {} }
    'admin.members': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger_entries': { paramsTuple?: []; params?: {} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'language-file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'missing': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'admin.session.store': { paramsTuple?: []; params?: {} }
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'checkout.store': { paramsTuple?: []; params?: {} }
    'language.store': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'admin.session.destroy': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}