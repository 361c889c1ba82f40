import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server whose answers can be held back. */
export interface SlowLine {
  port: number
  /** On what is connected now, each answer comes so much later from now on, in ms. */
  delay(milliseconds: number): void
  close(): void
}

/** Listens on this machine and passes everything on to a port of it. */
export async function slowLineTo(port: number): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const waits = new Map<Socket, number>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    waits.set(far, 0)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        sockets.delete(socket)
        waits.delete(socket)
      })
    }
    near.on('data', (bytes) => void far.write(bytes))
    far.on('data', (bytes) => {
      const wait = waits.get(far)
      if (wait) setTimeout(() => near.writable && near.write(bytes), wait)
      else near.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    delay(milliseconds) {
      for (const far of waits.keys()) waits.set(far, milliseconds)
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
