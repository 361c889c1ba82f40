/** Visitors that have opened the login page, each for one login; enough for every login of a run. */
const VISITORS = 4000
/** Pages asked for at a time while they are gathered. */
const AT_ONCE = 32
/** The password of every member that the shop is filled with. */
const PASSWORD = 'jelszo-1234'

/** A login: one comparison of a password with its hash is most of it. */
export const login = {
  name: 'login',
  goal: 'login with e-mail address and password, new session',
  bar: 0.8,
  floorServer: './raw_server.mjs',
  // A refused login is told with 422.
  ok: (status) => status === 302 || status === 200,
  ours: (shop) => loginsOf(shop, VISITORS),
  floor: () => (client, count) => ({
    method: 'POST',
    path: '/login',
    body: JSON.stringify({
      email: `tag${1 + ((client + count) % 200)}@pelda.hu`,
      password: PASSWORD,
    }),
  }),
}

/** Logins of members, each by a visitor of its own who has opened the login page; at most `count` of them. */
export async function loginsOf(shop, count) {
  const visitors = await gather(shop.port, count)
  return (client, sent) => {
    const visitor = visitors.pop()
    if (!visitor) throw new Error('More logins than visitors')
    const member = shop.members[(client + sent) % shop.members.length]
    return {
      method: 'POST',
      path: '/belepes',
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'cookie': visitor.cookie,
        'x-xsrf-token': visitor.token,
        // Each comes from an address of its own, or the limits would end the run.
        'x-forwarded-for': addressOf(visitors.length),
      },
      body: JSON.stringify({ email: member.email, password: PASSWORD, remember: '' }),
    }
  }
}

async function gather(port, count) {
  const visitors = []
  while (visitors.length < count) {
    visitors.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => visit(port)))))
  }
  return visitors
}

/** Opens the login page as a browser does: session and cross-site token come with it. */
async function visit(port) {
  const response = await fetch(`http://127.0.0.1:${port}/belepes`)
  await response.arrayBuffer()
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
  if (!token) throw new Error(`GET /belepes answered ${response.status} without a token`)
  const value = decodeURIComponent(token.slice('XSRF-TOKEN='.length))
  return { cookie: cookies.join('; '), token: value }
}

function addressOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
