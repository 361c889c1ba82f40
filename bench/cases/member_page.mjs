/** Requests of members for one address as page data, as a visit within the shop sends them. */
export async function pageRequests(shop, path) {
  const url = `http://127.0.0.1:${shop.port}${path}`
  const html = await (await fetch(url, { headers: { cookie: shop.members[0].cookie } })).text()
  const version = /"version":"([^"]+)"/.exec(html)[1]
  return (client) => ({
    method: 'GET',
    path,
    headers: {
      'cookie': shop.members[client % shop.members.length].cookie,
      'x-inertia': 'true',
      'x-inertia-version': version,
      'x-requested-with': 'XMLHttpRequest',
      'accept': 'text/html, application/xhtml+xml',
    },
  })
}

/** Requests of the floor's members for one of its addresses. */
export const floorRequests = (path) => (client) => ({
  method: 'GET',
  path,
  headers: { cookie: `s=s${1 + (client % 200)}` },
})
