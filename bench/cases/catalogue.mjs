import { floorRequests, pageRequests } from './member_page.mjs'

/** A member's list of gifts as page data. */
export const catalogue = {
  name: 'catalogue',
  goal: 'M4: member page as page JSON',
  bar: 0.6,
  floorServer: './fastify_server.mjs',
  ours: (shop) => pageRequests(shop, '/ajandekok'),
  floor: () => floorRequests('/page'),
}
