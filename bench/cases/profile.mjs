import { floorRequests, pageRequests } from './member_page.mjs'

/** A member's own page as page data; how many statements it costs is asserted by a test. */
export const profile = {
  name: 'profile',
  goal: 'M4: member page as page JSON',
  bar: 0.6,
  floorServer: './fastify_server.mjs',
  ours: (shop) => pageRequests(shop, '/profil'),
  floor: () => floorRequests('/profile'),
}
