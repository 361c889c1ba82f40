import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { UPLOAD_MAX } from '#app/media/constants'
import { readUpload } from '#app/media/upload'

test.group('Uploads', () => {
  test('a body whose length nobody named is answered once it is too long', async ({
    assert,
    cleanup,
  }) => {
    const server = createServer(async (request, response) => {
      response.statusCode = await readUpload(request).then(
        () => 200,
        (error) => error.status
      )
      response.end()
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const send = (bytes: number) =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'PUT',
        body: new Blob([Buffer.alloc(bytes)]).stream(),
        duplex: 'half',
      } as RequestInit)
    assert.equal((await send(UPLOAD_MAX)).status, 200)
    assert.equal((await send(2 * UPLOAD_MAX)).status, 413)
  })
})
