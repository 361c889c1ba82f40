import { createSecretKey } from 'node:crypto'
import { sealCode } from '../../modules/points/code_batches/code_format.js'
import { jsonPost } from './scan.mjs'

/** Not the key of the shop: the code has the right shape and a wrong tag. */
const foreign = { id: 'k1', key: createSecretKey(Buffer.alloc(32, 9)) }
const SERIALS = 1_048_576
let serial = 0

/** Codes somebody makes up: the first few of a member are judged, the others refused unseen. */
export const guess = {
  name: 'guess',
  goal: 'M1: a guessed code is refused, signed in, cross-site check, limits',
  bar: 0.6,
  floorServer: './raw_server.mjs',
  ok: (status) => status === 200 || status === 422 || status === 429,
  ours: (shop) => (client) => {
    const member = shop.members[client % shop.members.length]
    const number = serial++
    return jsonPost('/qr-code', member, { qrCode: sealCode(1, number % SERIALS, foreign) })
  },
  floor: () => (client, count) => ({
    method: 'POST',
    path: '/guess',
    body: JSON.stringify({ member: 1 + (client % 200), code: `${client}-${count}-0123456789` }),
  }),
}
