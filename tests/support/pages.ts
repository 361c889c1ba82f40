import type { GiftShop } from '#tests/support/gift_shop'

/** Pages a member sees. */
export const MEMBER_PAGES: Record<string, (shop: GiftShop) => string> = {
  'front page': () => '/',
  'points collection': () => '/pontgyujtes',
  'scanner': () => '/qr-code',
  'categories': () => '/ajandekok/kategoriak',
  'gifts': ({ category }) => `/ajandekok/${category.slug}`,
  'gift': ({ trousers }) => `/ajandekok/details/${trousers.slug}`,
  'cart': ({ category }) => `/ajandekok/${category.slug}?drawer=cart`,
  'checkout': () => '/bevaltas',
  'profile': () => '/profil',
  'password once more': () => '/user/confirm-password',
  'extra points': () => '/profil/extra-pontok',
  'orders': () => '/rendelesek',
  'advice': () => '/profil/szaktanacsadas',
}

/** Pages a visitor sees. */
export const VISITOR_PAGES: Record<string, string> = {
  'front page of a visitor': '/',
  'login': '/belepes',
  'login by SMS': '/belepes/sms',
  'registration': '/regisztracio',
  'forgotten password': '/elfelejtett-jelszo',
  'new password': '/reset-password/abc?email=a%40b.hu',
  'questions': '/gyik',
  'birthday game': '/szulinap',
  'page': '/altalanos-reszveteli-feltetelek',
}
