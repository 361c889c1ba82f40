/** Where block content may show films from. @source requirements T-11 */
const FILMS = 'https://www.youtube-nocookie.com'

/** What the policy must additionally let through while pages are developed. */
export interface DevelopmentServer {
  /** Origin of the server that sends changed modules, with its socket. */
  connect: string[]
}

/**
 * The policy of every answer. Nothing is inherited: each directive stands for itself.
 *
 * @param nonce what inline scripts and styles of this one answer carry; null where there are none
 * @param development given only while pages are developed
 */
export function contentSecurityPolicy(
  nonce: string | null,
  development?: DevelopmentServer
): string {
  const inline = nonce === null ? '' : ` 'nonce-${nonce}'`
  const connect = ["'self'", ...(development?.connect ?? [])]
  return [
    "default-src 'self'",
    `script-src 'self'${inline} 'wasm-unsafe-eval'`,
    "script-src-attr 'none'",
    `style-src 'self'${inline}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${FILMS}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
