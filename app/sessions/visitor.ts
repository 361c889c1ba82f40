import type { HttpContext } from '@adonisjs/core/http'

/** Which device a session was last used from, in words a member recognises; null is unknown. */
export interface Visitor {
  browser: string | null
  system: string | null
  /** The network address without its end: enough to recognise home or a building site by. */
  network: string | null
}

/** A visitor nothing is known of. */
export const UNKNOWN_VISITOR: Visitor = { browser: null, system: null, network: null }

/** Signs of a browser longer than this are not looked at. */
const SIGNS_MAX = 512
/** Parts of an address that are kept: a provider's range rather than a household. */
const PARTS_KEPT = 2

// The first that fits: browsers also carry the signs of those they descend from.
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The device a request comes from. */
export function visitorOf({ request }: HttpContext): Visitor {
  const signs = (request.header('user-agent') ?? '').slice(0, SIGNS_MAX)
  return {
    browser: firstFitting(BROWSERS, signs),
    system: firstFitting(SYSTEMS, signs),
    network: coarseAddress(request.ip()),
  }
}

/** The beginning of a network address, such as `81.182.…` or `2001:4c4c:…`. */
export function coarseAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const sign = plain.includes(':') ? ':' : '.'
  return `${plain.split(sign).slice(0, PARTS_KEPT).join(sign)}${sign}…`
}

function firstFitting(known: [sign: RegExp, name: string][], signs: string): string | null {
  return known.find(([sign]) => sign.test(signs))?.[1] ?? null
}
