/** A member's list of gifts as page data. */
export const catalogue = {
  name: 'catalogue',
  goal: 'M4: member page as page JSON',
  bar: 0.6,
  floorServer: './fastify_server.mjs',
  async ours(shop) {
    const url = `http://127.0.0.1:${shop.port}/ajandekok`
    const html = await (await fetch(url, { headers: { cookie: shop.members[0].cookie } })).text()
    const version = /"version":"([^"]+)"/.exec(html)[1]
    return (client) => ({
      method: 'GET',
      path: '/ajandekok',
      headers: {
        'cookie': shop.members[client % shop.members.length].cookie,
        'x-inertia': 'true',
        'x-inertia-version': version,
        'x-requested-with': 'XMLHttpRequest',
        'accept': 'text/html, application/xhtml+xml',
      },
    })
  },
  floor: () => (client) => ({
    method: 'GET',
    path: '/page',
    headers: { cookie: `s=s${1 + (client % 200)}` },
  }),
}
