/** Pages of the shop that a link may lead to by name; none needs anything in its address. */
export const LINKED_ROUTES = [
  'home',
  'faq',
  'register',
  'login',
  'products',
  'product-categories',
  'profile',
  'orders',
  'point-collection',
  'birthday-promo',
  'article-categories',
] as const
