// The floor of kept pages: raw node:http and a body of so many bytes from memory, with an ETag.
// usage: PORT=… node kept_server.mjs; GET /<bytes>
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const kept = new Map()

function pageOf(bytes) {
  const body = Buffer.alloc(bytes, '<p>Mesterpont</p>')
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  return { body, tag }
}

createServer((request, response) => {
  const page = kept.get(request.url) ?? pageOf(Number(request.url.slice(1)))
  kept.set(request.url, page)
  const { body, tag } = page
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end()
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'etag': tag,
  })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
