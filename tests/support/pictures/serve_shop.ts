/** Run in a process of its own: serves the shop of its environment at the moment of the pictures. */
const port = process.env.PORT
const { prepareTestEnvironment } = await import('../environment.js')
prepareTestEnvironment()
process.env.PORT = port
const { ignite } = await import('../../../bin/ignite.js')

ignite()
  .tap((app) => {
    app.booted(async () => {
      const { stopClock } = await import('./moment.js')
      stopClock()
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })

export {}
