import { documentAt } from './weight.mjs'

const HEADERS = { 'accept': 'text/html', 'accept-language': 'hu' }

/** The first answer of the home page to a guest without cookies, kept from one guest to the next. */
export const pageOfGuest = {
  name: 'page@guest',
  goal: 'M6/M21: kept guest page',
  bar: 0.4,
  floorServer: './kept_server.mjs',
  ours: () => () => ({ method: 'GET', path: '/', headers: HEADERS }),
  async floor(shop) {
    const bytes = Buffer.byteLength(await documentAt(shop.port, '/', HEADERS))
    return () => ({ method: 'GET', path: `/${bytes}`, headers: HEADERS })
  },
}
