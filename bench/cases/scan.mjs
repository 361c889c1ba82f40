import { codeAt } from '../shop/earlier_scans.mjs'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16
/** Members of the floor. */
const MEMBERS = 100_000
let scanned = 0

/** The next code nobody has scanned; rolls are scanned in no order. */
const freshCode = (shop) => codeAt(shop.batches, shop.earlierScans + scanned++)

function randomCode() {
  let code = ''
  for (let at = 0; at < CODE_LENGTH; at++) code += ALPHABET[Math.floor(Math.random() * 32)]
  return code
}

export const scan = {
  name: 'scan',
  goal: 'M1/M2: scan, durable, signed in, cross-site check, validation',
  bar: 0.55,
  floorServer: './raw_server.mjs',
  ours: (shop) => () => {
    const member = shop.members[Math.floor(Math.random() * shop.members.length)]
    return jsonPost('/qr-code', member, { qrCode: freshCode(shop) })
  },
  floor: () => () => ({
    method: 'POST',
    path: '/scan',
    body: JSON.stringify({ member: 1 + Math.floor(Math.random() * MEMBERS), code: randomCode() }),
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
