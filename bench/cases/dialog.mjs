import { floorRequests, pageRequest, versionOf } from './member_page.mjs'

/** A gift opened over the list it stands in, as a press on its card asks for it. */
export const dialog = {
  name: 'dialog',
  goal: 'M4: product dialog as page JSON, over its list',
  bar: 0.6,
  floorServer: './fastify_server.mjs',
  async ours(shop) {
    const version = await versionOf(shop)
    return (client, count) => {
      const member = shop.members[client % shop.members.length]
      const { slug } = shop.products[count % shop.products.length]
      const request = pageRequest(`/ajandekok/details/${slug}`, member, version)
      const part = {
        'x-inertia-partial-component': 'catalogue/products',
        'x-inertia-partial-data': 'dialog,errors',
        'x-dialog-redirect': '/ajandekok',
      }
      return { ...request, headers: { ...request.headers, ...part } }
    }
  },
  floor: () => (client, count) => {
    const { path, ...request } = floorRequests('/dialog')(client)
    return { ...request, path: `${path}/p${1 + (count % 240)}` }
  },
}
