import type { Scene } from './scene.js'

const guest = (name: string, page: string, path: Scene['path'], more: Partial<Scene> = {}) => {
  return { name, page, path, as: 'guest' as const, ...more }
}
const member = (name: string, page: string, path: Scene['path'], more: Partial<Scene> = {}) => {
  return { name, page, path, as: 'member' as const, ...more }
}

/** Pages of the shop as they are when somebody comes to them. */
export const PAGE_SCENES: Scene[] = [
  guest('front page of a guest', 'content/home', () => '/'),
  guest('questions', 'content/faq', () => '/gyik'),
  guest('page of content', 'content/page', () => '/altalanos-reszveteli-feltetelek'),
  guest('contact', 'content/page', () => '/kapcsolat'),
  member('knowledge base', 'content/article_categories', () => '/tudasbazis'),
  member(
    'category of articles',
    'content/article_category',
    ({ category }) => `/tudasbazis/kategoriak/${category}`
  ),
  member('article', 'content/article', ({ article }) => `/tudasbazis/${article}`),
  guest('search', 'content/search', () => '/gyik?q=pont'),
  guest('search without a hit', 'content/search', () => '/gyik?q=zzzz'),
  guest('no such page', 'content/error', () => '/nincs-ilyen'),
  guest('throttled', 'content/error', () => '/proba/throttled'),
  guest('draw', 'draws/draw', ({ drawPath }) => drawPath),
  guest('login', 'auth/login', () => '/belepes'),
  guest('login by SMS', 'auth/sms_login', () => '/belepes/sms'),
  guest('forgotten password', 'auth/forgotten_password', () => '/elfelejtett-jelszo'),
  guest('registration', 'auth/register', () => '/regisztracio'),
]
