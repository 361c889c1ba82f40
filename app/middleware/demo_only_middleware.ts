import { BlockList, isIPv6 } from 'node:net'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import env from '#start/env'

/** What a proxy or a tunnel in front adds: it stands on this machine and speaks for others. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-.+|true-client-ip|cf-.+)$/

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Hides the tools of development where real members are served; DEMO=true shows them there too. They
 * hold everybody's messages and fresh stickers, so they answer the machine of the shop alone.
 */
export default class DemoOnlyMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (app.inProduction && !env.get('DEMO')) throw new NotFound()
    const { headers, socket } = request.request
    if (!isLoopback(socket.remoteAddress)) throw new NotFound()
    if (Object.keys(headers).some((name) => FORWARDED.test(name))) throw new NotFound()
    return next()
  }
}

function isLoopback(address: string | undefined) {
  return address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
