import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { startServer } from '../load/server.mjs'
import { startShop } from '../shop/start.mjs'
import { connectTo } from '../load/connection.mjs'
import { installPeer } from './install.mjs'
import { SHOP_ORDERS, shopFlows } from './shop.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 80
/** Gifts of either shop. */
const PRODUCTS = '200'

/** Installs and fills a peer and starts it on a database of its own. */
export async function openPeer(peer, postgres) {
  const cwd = installPeer(peer.name)
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATABASE_URL: postgres.createDatabase(peer.name),
    PRODUCTS,
    ...peer.variables,
  }
  console.error(`Filling ${peer.name} …`)
  for (const args of peer.fill) {
    await promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: 1e8 })
  }
  const server = await startServer(peer.start, { cwd, env, port: PORT })
  const { ask, close } = connectTo(PORT)
  try {
    const flows = await peer.flows(ask, (sql) => postgres.query(sql, peer.name))
    return sideOf({ server, postgres, database: peer.name, orders: peer.orders, flows })
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    close()
  }
}

/** Fills our shop and starts it on a database of its own. */
export async function openShop(_peer, postgres) {
  console.error('Filling the shop …')
  const database = 'shop'
  const shop = await startShop(PORT + 1, {
    DATABASE_URL: postgres.createDatabase(database),
    BENCH_PRODUCTS: PRODUCTS,
    // A mail server that takes every mail: without one the mails of orders are tried again and again.
    MAIL_DRIVER: 'fake',
  })
  const flows = await shopFlows(shop)
  const side = sideOf({ server: shop, postgres, database, orders: SHOP_ORDERS, flows })
  const stop = async () => {
    await shop.stop()
    rmSync(shop.folder, { recursive: true, force: true })
  }
  return { ...side, stop }
}

const sideOf = ({ server, postgres, database, orders, flows }) => ({
  port: server.port,
  pids: [server.pid, postgres.child.pid],
  flows,
  database,
  orders: () => Number(postgres.query(orders, database)),
  stop: server.stop,
})
