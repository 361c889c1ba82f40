import { request as open, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Bytes of the status line and all headers. */
  headerBytes: number
  /** As it was sent, packed or not. */
  body: Buffer
  /** Unpacked. */
  text: string
}

/** Sends what `fetch` refuses to: headers that only browsers write, and no header of its own. */
export function rawAnswer(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET'
): Promise<RawAnswer> {
  const { HOST, PORT } = process.env
  return new Promise((resolve, reject) => {
    const request = open({ host: HOST, port: PORT, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`)
        }
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          headerBytes: lines.join('\r\n').length + '\r\n\r\n'.length,
          body,
          text: unpacked(body, answer.headers['content-encoding']),
        })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (!body.length || encoding === undefined) return body.toString()
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()
}
