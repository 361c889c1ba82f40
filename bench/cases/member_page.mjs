/** The version of the shop's pages, which a visit within it names. */
export async function versionOf(shop) {
  const url = `http://127.0.0.1:${shop.port}/profil`
  const html = await (await fetch(url, { headers: { cookie: shop.members[0].cookie } })).text()
  return /"version":"([^"]+)"/.exec(html)[1]
}

/** A request of a member for page data, as a visit within the shop sends it. */
export const pageRequest = (path, member, version) => ({
  method: 'GET',
  path,
  headers: {
    'cookie': member.cookie,
    'x-inertia': 'true',
    'x-inertia-version': version,
    'x-requested-with': 'XMLHttpRequest',
    'accept': 'text/html, application/xhtml+xml',
  },
})

/** Requests of members for one address. */
export async function pageRequests(shop, path) {
  const version = await versionOf(shop)
  return (client) => pageRequest(path, shop.members[client % shop.members.length], version)
}

/** Requests of the floor's members for one of its addresses. */
export const floorRequests = (path) => (client) => ({
  method: 'GET',
  path,
  headers: { cookie: `s=s${1 + (client % 200)}` },
})
