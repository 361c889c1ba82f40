import { floorRequests } from './member_page.mjs'
import { assertAsHeavy, documentAt } from './weight.mjs'

const PATH = '/ajandekok'

/** The first answer of a member's list of gifts, rendered on the server. */
export const pageOfMember = {
  name: 'page@member',
  goal: 'M21/M5: first answer of a member page, rendered',
  bar: 1,
  /** Answers a CPU second. */
  least: 1000,
  floorServer: './fastify_server.mjs',
  async ours(shop, floor) {
    const own = await documentAt(shop.port, PATH, { cookie: shop.members[0].cookie })
    if (!own.includes('/ajandekok/details/')) throw new Error('The page is not rendered')
    assertAsHeavy(await documentAt(floor.port, '/html', { cookie: 's=s1' }), own)
    return (client) => ({
      method: 'GET',
      path: PATH,
      headers: { cookie: shop.members[client % shop.members.length].cookie, accept: 'text/html' },
    })
  },
  floor: () => floorRequests('/html'),
}
