// The floor of streams: raw node:http, answers that stay open, each channel's text written to each of them.
// usage: PORT=… CONTROL_PORT=… node --expose-gc stream_server.mjs; GET /<channel>
import { createServer } from 'node:http'
import { channelsOf, control, PAYLOAD } from '../shop/stream_control.mjs'

const channels = new Map()

createServer((request, response) => {
  const channel = request.url.slice(1)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(':ok\n\n')
  const open = channels.get(channel) ?? new Set()
  channels.set(channel, open.add(response))
  response.on('close', () => open.delete(response))
}).listen(Number(process.env.PORT), '127.0.0.1')

control({
  '/told'(query) {
    for (const channel of channelsOf(query)) {
      const text = `data: ${JSON.stringify({ channel, payload: PAYLOAD })}\n\n`
      for (const response of channels.get(String(channel)) ?? []) response.write(text)
    }
  },
})
