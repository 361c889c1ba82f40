// What a storefront asks Vendure's shop interface for, in the order of a purchase.
const VARIANT = 'id name sku priceWithTax currencyCode stockLevel'
const ERROR = '... on ErrorResult { errorCode message }'
const ORDER = `id code state totalQuantity totalWithTax currencyCode
  lines { id quantity linePriceWithTax productVariant { id name sku } }`

export const search = `query ($take: Int) {
  search(input: { take: $take, groupByProduct: true }) {
    totalItems
    items { productId productName slug currencyCode productAsset { id preview }
      priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }
  }
}`
export const products = `query ($take: Int) {
  products(options: { take: $take }) {
    totalItems
    items { id name slug featuredAsset { id preview } variants { ${VARIANT} } }
  }
}`
export const product = `query ($slug: String!) {
  product(slug: $slug) {
    id name slug description featuredAsset { id preview } assets { id preview }
    collections { id name slug } variants { ${VARIANT} options { id name } }
  }
}`
export const addItem = `mutation ($id: ID!) {
  addItemToOrder(productVariantId: $id, quantity: 1) { ... on Order { ${ORDER} } ${ERROR} }
}`
export const setCustomer = `mutation ($input: CreateCustomerInput!) {
  setCustomerForOrder(input: $input) { ... on Order { id } ${ERROR} }
}`
export const setAddress = `mutation ($input: CreateAddressInput!) {
  setOrderShippingAddress(input: $input) { ... on Order { id } ${ERROR} }
}`
export const shippingMethods = '{ eligibleShippingMethods { id name priceWithTax } }'
export const setShippingMethod = `mutation ($id: [ID!]!) {
  setOrderShippingMethod(shippingMethodId: $id) { ... on Order { id totalWithTax } ${ERROR} }
}`
export const arrangePayment = `mutation {
  transitionOrderToState(state: "ArrangingPayment") { ... on Order { id state } ${ERROR} }
}`
export const addPayment = `mutation {
  addPaymentToOrder(input: { method: "points", metadata: {} }) { ... on Order { ${ORDER} } ${ERROR} }
}`
