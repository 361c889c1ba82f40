import { createSecretKey } from 'node:crypto'
import { sealCode } from '../../modules/points/code_format.js'

const key = { id: 'k1', key: createSecretKey(Buffer.alloc(32, 7)) }
const SERIALS = 1_048_576
let serial = 0

/** The next code nobody has scanned. */
function freshCode(batches) {
  const number = serial++
  return sealCode(batches[Math.floor(number / SERIALS)], number % SERIALS, key)
}

export const scan = {
  name: 'scan',
  goal: 'M1/M2: scan, durable, signed in, cross-site check, validation',
  bar: 0.6,
  floorServer: './raw_server.mjs',
  ours: (shop) => (client) => {
    const member = shop.members[client % shop.members.length]
    return jsonPost('/qr-code', member, { qrCode: freshCode(shop.batches) })
  },
  floor: () => (client, count) => ({
    method: 'POST',
    path: '/scan',
    body: JSON.stringify({ member: 1 + (client % 200), code: `${Date.now()}-${client}-${count}` }),
  }),
}

/** A JSON request of a signed-in member. */
export function jsonPost(path, member, body) {
  return {
    method: 'POST',
    path,
    headers: {
      'accept': 'application/json',
      'content-type': 'application/json',
      'cookie': member.cookie,
      'x-xsrf-token': member.token,
    },
    body: JSON.stringify(body),
  }
}
