import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/services/ports.mjs'
import { logIn } from './visitors.mjs'

/**
 * Builds a checkout of the project, and starts its shop behind the nginx it recommends; a member is logged in.
 *
 * @param folder its root, with its packages installed
 * @returns the way a browser goes to it, the cookies of each visitor, and how it is stopped
 */
export async function openCheckout(folder) {
  const from = (path) => import(pathToFileURL(join(resolve(folder), path)).href)
  const { buildShop } = await from('bench/shop/start.mjs')
  const { startDemoShop } = await from('bench/pages/shop.mjs')
  const { NAME, startNginx } = await from('bench/pages/nginx.mjs')
  console.error(`Building ${folder} …`)
  await buildShop()
  const [shopPort, port] = [await freePort(), await freePort()]
  console.error('Filling the shop …')
  const started = []
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
  }
  try {
    const shop = await startDemoShop(shopPort, `https://${NAME}:${port}`)
    started.push(shop)
    const way = await startNginx(shopPort, port)
    started.push(way)
    return { way, cookies: { guest: [], member: await logIn(way, shop.member) }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
